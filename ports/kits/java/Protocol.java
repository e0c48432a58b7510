import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Speaks the adapter protocol, version 1. There is nothing to fill in here. */
final class Protocol {
    static final int INVALID_LOCALE = 1;
    static final int MISSING_TRANSLATION = 2;
    static final int OTHER_ERROR = 3;
    static final int UNSUPPORTED = -32601;
    static final int INVALID_PARAMS = -32602;

    private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    /** The error that the call {@code raise} of a block raises. */
    static final class RaisedByBlock extends RuntimeException {
        RaisedByBlock(String message) {
            super(message);
        }
    }

    /** Reads the params of a method, and returns the call to make. */
    interface Operation {
        Callable<?> read(JsonObject params);
    }

    private final Map<String, Operation> operations = new HashMap<>();
    private final ToIntFunction<Throwable> codeOf;

    Protocol(ToIntFunction<Throwable> codeOf) {
        this.codeOf = codeOf;
    }

    void operation(String method, Operation operation) {
        operations.put(method, operation);
    }

    /** Answers requests until shutdown or the end of the input. */
    void serve() throws Exception {
        PrintStream output = new PrintStream(System.out, true, UTF_8);
        System.setOut(System.err); // What the library prints is no response.
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            JsonObject request = JsonParser.parseString(line).getAsJsonObject();
            String method = request.get("method").getAsString();
            JsonObject response = respond(method, request.getAsJsonObject("params"));
            response.addProperty("jsonrpc", "2.0");
            response.add("id", request.get("id"));
            output.print(GSON.toJson(response) + "\n");
            output.flush();
            if (method.equals("shutdown")) break;
        }
    }

    /** Reads the params, makes the call, and returns its response. */
    private JsonObject respond(String method, JsonObject params) {
        Callable<?> call;
        try {
            Operation operation = operations.get(method);
            if (operation == null) return failure(UNSUPPORTED, new Unsupported("no such operation: " + method));
            call = operation.read(params == null ? new JsonObject() : params);
        } catch (Exception thrown) { // The adapter cannot read the params.
            thrown.printStackTrace();
            return failure(INVALID_PARAMS, thrown);
        }
        try {
            JsonObject response = new JsonObject();
            response.add("result", GSON.toJsonTree(carried(call.call())));
            return response;
        } catch (Unsupported thrown) {
            return failure(UNSUPPORTED, thrown);
        } catch (Throwable thrown) {
            return failure(codeOf.applyAsInt(thrown), thrown);
        }
    }

    /**
     * Makes the calls of a with_locale block, and adds the response of each to a list, which is also right if the library
     * swallows the exception of the call raise.
     */
    void runBlock(JsonArray calls, List<JsonObject> responses) {
        for (JsonElement element : calls) {
            JsonObject call = element.getAsJsonObject();
            JsonObject params = call.getAsJsonObject("params");
            String method = call.get("method").getAsString();
            if (method.equals("raise")) {
                responses.add(JsonParser.parseString("{\"result\":null}").getAsJsonObject());
                throw new RaisedByBlock(params.get("message").getAsString());
            }
            responses.add(respond(method, params));
        }
    }

    private static JsonObject failure(int code, Throwable thrown) {
        JsonObject data = new JsonObject();
        data.addProperty("type", thrown.getClass().getName());
        StackTraceElement[] trace = thrown.getStackTrace();
        if (code == OTHER_ERROR && trace.length > 0) {
            data.addProperty("at", trace[0].getFileName() + ":" + trace[0].getLineNumber());
        }
        JsonObject error = new JsonObject();
        error.addProperty("code", code);
        error.addProperty("message", String.valueOf(thrown.getMessage()));
        error.add("data", data);
        JsonObject response = new JsonObject();
        response.add("error", error);
        return response;
    }

    /** Returns a result as JSON carries it, or its class when it cannot. */
    private static Object carried(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> carried = new LinkedHashMap<>();
            map.forEach((key, item) -> carried.put(String.valueOf(key), carried(item)));
            return carried;
        }
        if (value instanceof Iterable<?> list) {
            List<Object> carried = new ArrayList<>();
            list.forEach(item -> carried.add(carried(item)));
            return carried;
        }
        if (value instanceof Object[] array) return carried(Arrays.asList(array));
        if (value instanceof Double number && !Double.isFinite(number)) return Map.of("unexpected", number.toString());
        boolean isCarried = value == null || value instanceof String || value instanceof Boolean
            || value instanceof Number || value instanceof JsonElement;
        return isCarried ? value : Map.of("unexpected", value.getClass().getName());
    }
}
