/** The library has no such operation, or cannot take these arguments. */
final class Unsupported extends Exception {
    Unsupported(String message) {
        super(message);
    }
}
