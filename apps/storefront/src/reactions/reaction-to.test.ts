import { ApiError } from "@plaza/api-client";
import { ChunkError } from "@plaza/routing";
import { expect, test } from "vitest";
import { errorCatalogue } from "./error-catalogue.ts";
import { reactionTo } from "./reaction-to.ts";

const rejection = { kind: "business", platformMessage: "库存不足", show: true } as const;

test("a rejection shows the platform's message where it asks for that", () => {
  expect(reactionTo(new ApiError("POST cart/add rejected", rejection))).toEqual({
    do: "say",
    kind: "danger",
    message: "库存不足",
  });
});

test.each([
  ["without being asked to", { ...rejection, show: false }],
  ["without a message", { ...rejection, platformMessage: null }],
])("a rejection %s shows nothing", (_case, details) => {
  expect(reactionTo(new ApiError("rejected", details))).toEqual({ do: "nothing" });
});

test("a call without a usable answer is a system error", () => {
  expect(reactionTo(new ApiError("GET index/index failed: HTTP status 502", { kind: "transport" }))).toEqual({
    do: "say",
    kind: "danger",
    message: errorCatalogue.transport.message,
  });
});

test("a press whose code did not arrive is a system error", () => {
  expect(reactionTo(new ChunkError(new TypeError("Failed to fetch")))).toMatchObject({
    message: errorCatalogue.transport.message,
  });
});

test("an ended session shows no message", () => {
  const ended = { kind: "session", platformMessage: "登录超时", show: true } as const;
  expect(reactionTo(new ApiError("GET user/info wants a login", ended))).toEqual({ do: "endSession" });
});

test.each([new DOMException("aborted", "AbortError"), new TypeError("x is undefined"), undefined])(
  "the error %s is no failed call",
  (error) => {
    expect(reactionTo(error)).toEqual({ do: "nothing" });
  },
);

test("the shell's messages are the specification's", () => {
  const texts = Object.values(errorCatalogue).map((said) => said.message.message);
  expect(texts).toEqual(["system error", "Please enter the product name", "Exit successful"]);
  expect(errorCatalogue.loggedOut.reloadAfterMs).toBe(1500);
});
