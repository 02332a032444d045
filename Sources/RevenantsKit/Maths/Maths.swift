/// The kit's own elementary functions, the same to the last bit on every machine.
///
/// The standard library has none, and C libraries differ in the last bit. Only `+ − × ÷`, `squareRoot` and rounding are used.
public enum Maths {}
