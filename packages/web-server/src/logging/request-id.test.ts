import { expect, test } from "vitest";
import { requestId } from "../create-web-server.ts";

test("a request keeps the id that it comes with", () => {
  expect(requestId({ headers: { "x-request-id": "edge-1.2:7_a" } })).toBe("edge-1.2:7_a");
});

test.each([undefined, "", "two words", 'quoted"', "x".repeat(129), ["a", "b"]])(
  "the id %j is replaced by one of our own",
  (id) => {
    const headers = id === undefined ? {} : { "x-request-id": id };
    expect(requestId({ headers })).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  },
);
