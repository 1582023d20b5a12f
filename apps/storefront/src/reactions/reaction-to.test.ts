import { ApiError } from "@plaza/api-client";
import { expect, test } from "vitest";
import { errorCatalogue } from "./error-catalogue.ts";
import { reactionTo } from "./reaction-to.ts";

const refusal = { kind: "business", platformMessage: "库存不足", show: true } as const;

test("a refusal is said in the platform's words where it asks for that", () => {
  expect(reactionTo(new ApiError("POST cart/add refused", refusal))).toEqual({
    do: "say",
    kind: "danger",
    words: "库存不足",
  });
});

test.each([
  ["without being asked to", { ...refusal, show: false }],
  ["without a message", { ...refusal, platformMessage: null }],
])("a refusal %s is not said", (_case, details) => {
  expect(reactionTo(new ApiError("refused", details))).toEqual({ do: "nothing" });
});

test("a refusal that its page shows is not said twice; anything else is", () => {
  expect(reactionTo(new ApiError("refused", refusal), true)).toEqual({ do: "nothing" });
  expect(reactionTo(new ApiError("no answer", { kind: "transport" }), true).do).toBe("say");
  expect(reactionTo(new ApiError("wants a login", { kind: "session" }), true).do).toBe("endSession");
});

test("no usable answer is a system error", () => {
  expect(reactionTo(new ApiError("GET index/index failed: HTTP status 502", { kind: "transport" }))).toEqual({
    do: "say",
    kind: "danger",
    words: errorCatalogue.transport.words,
  });
});

test("an ended session is no message", () => {
  const ended = { kind: "session", platformMessage: "登录超时", show: true } as const;
  expect(reactionTo(new ApiError("GET user/info wants a login", ended))).toEqual({ do: "endSession" });
});

test.each([new DOMException("aborted", "AbortError"), new TypeError("x is undefined"), undefined])(
  "%s is no failed call",
  (error) => {
    expect(reactionTo(error)).toEqual({ do: "nothing" });
  },
);

test("the words of the specification", () => {
  const words = Object.values(errorCatalogue).map((said) => said.words.message);
  expect(words).toEqual(["system error", "Please enter the product name", "Exit successful"]);
  expect(errorCatalogue.loggedOut.reloadAfterMs).toBe(1500);
});
