import { describe, expect, test } from "vitest";
import { platform } from "../test-support/platform.ts";
import { cookiesOf, shop } from "../test-support/shop.ts";

const success = { code: 1, show: 0, msg: "", data: { content: "<p>" } };

/** A shop that adds to the answers of one call where they were changed, and for which shop. */
async function rewritingShop(answer: unknown, environment: Readonly<Record<string, string>> = {}) {
  const { url } = await platform(() => answer);
  return shop(url, environment, {
    rewrites: (call, origin) => (call === "pc/articleDetail" ? (before) => ({ ...(before as object), origin }) : null),
  });
}

describe("an answer that is rewritten", () => {
  test("an answer that is rewritten reaches a visitor as it was made, under the shop's origin", async () => {
    const answer = await (await rewritingShop(success)).call("/api/pc/articleDetail?id=3", { method: "GET" });
    expect(answer.json()).toEqual({ ...success, origin: "http://shop.example" });
    const known = await rewritingShop(success, { PUBLIC_ORIGIN: "https://plaza.example" });
    const asked = await known.call("/api/pc/articleDetail", { method: "GET" });
    expect(asked.json()).toMatchObject({ origin: "https://plaza.example" });
  });

  test("an answer that is rewritten may be longer than those that tell of a session", async () => {
    const long = { ...success, data: { content: "<p>茶".repeat(200_000) } };
    const answer = await (await rewritingShop(long)).call("/api/pc/articleDetail", { method: "GET" });
    expect(answer.json()).toEqual({ ...long, origin: "http://shop.example" });
  });

  test.each([
    ["longer than any", { ...success, data: { content: "x".repeat(9_000_000) } }],
    ["no JSON", "<!doctype html><p>maintenance"],
  ])("an answer that is rewritten is a failed call where it is %s", async (_case, answer) => {
    const response = await (await rewritingShop(answer)).call("/api/pc/articleDetail", { method: "GET" });
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ code: 0, msg: "system error" });
  });

  test("an answer that is rewritten ends a session, too", async () => {
    const over = { code: -1, show: 1, msg: "Please log in", data: [] };
    const answer = await (
      await rewritingShop(over)
    ).call("/api/pc/articleDetail", { method: "GET", headers: { cookie: "token=Abc-123_x" } });
    expect(answer.json()).toEqual({ ...over, origin: "http://shop.example" });
    expect(cookiesOf(answer)["token"]).toMatch(/^token=;/);
  });

  test("the answers of other calls pass as they are", async () => {
    const answer = await (await rewritingShop(success)).call("/api/pc/goodsList", { method: "GET" });
    expect(answer.json()).toEqual(success);
  });
});
