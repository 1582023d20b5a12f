import { expect, test } from "vitest";
import { commonHeaders } from "./common-headers.ts";

test("a site asks browsers for https once its public origin has it", () => {
  const rule = (publicOrigin: string | null) => commonHeaders(publicOrigin)["strict-transport-security"];
  expect(rule("https://shop.example")).toBe("max-age=31536000");
  expect([rule("http://shop.example"), rule(null)]).toEqual([undefined, undefined]);
});
