import fc from "fast-check";
import { expect, test } from "vitest";
import { base } from "../urls.ts";
import { readReturnPath, returnCookie } from "./return-cookie.ts";
import { returnPath } from "./return-path.ts";

const origin = "https://shop.example";

test.each([
  ["/", "/"],
  ["/goods_details/12", "/goods_details/12"],
  ["/goods_list?name=login+error&page=2", "/goods_list?name=login+error&page=2"],
  ["/ja/user/order", "/user/order"],
  ["/confirm_order?carts=1,2", "/confirm_order?carts=1,2"],
  ["/goods_list/?name=%2F%2Fevil", "/goods_list?name=%2F%2Fevil"],
  ["/goods_list?name=青花瓷", "/goods_list?name=%E9%9D%92%E8%8A%B1%E7%93%B7"],
])("the path %s may be returned to", (path, plain) => {
  expect(returnPath(path)).toBe(plain);
});

test.each([
  "",
  "goods_list",
  "//evil.example",
  "/\\evil.example",
  "/%2e%2e/%2e%2e/api/account/logout",
  "/../api/account/logout",
  "/..",
  "/\t/evil.example",
  "/goods\nlist",
  "https://evil.example/",
  "javascript:alert(1)",
  "/account/login",
  "/account/register?from=x",
  "/account/forget_pwd",
  "/error",
  `/goods_list?name=${"x".repeat(3_501)}`,
])("the text %j may not be returned to", (path) => {
  expect(returnPath(path)).toBeNull();
});

/** Texts that look like addresses more often than chance would have it. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .array(
      fc.constantFrom(
        "/",
        "\\",
        "..",
        ".",
        "%2e",
        "%2f",
        "%5c",
        "?",
        "#",
        ":",
        "@",
        "\t",
        "\n",
        "pc",
        "ja",
        "evil.example",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
);

test("a checkout of twenty products is returned to", () => {
  const goods = Array.from({ length: 20 }, (_, index) => ({
    item_id: 700 + index,
    num: 1,
    goods_id: 300,
    shop_id: 12,
  }));
  const data = JSON.stringify({ carts: goods.map((_, index) => index + 1), goods, type: "cart" });
  const path = `/confirm_order?${new URLSearchParams({ data }).toString()}`;
  expect(returnPath(path)).toBe(path);
});

test("no text leads to another site", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const path of [
        returnPath(text),
        readReturnPath(`back_url=${text}`),
        readReturnPath(`back_url=${encodeURIComponent(text)}`),
      ]) {
        if (path === null) continue;
        const url = new URL(`${base}${path}`, `${origin}${base}/account/login`);
        expect(url.origin).toBe(origin);
        expect(url.pathname.startsWith(`${base}/`)).toBe(true);
        expect(url.pathname).not.toMatch(/login|register|forget_pwd|error/);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("a written path reads back the same", () => {
  const path = "/goods_list?name=a;b=c&page=2";
  const cookie = returnCookie(path).split("; ", 1)[0] ?? "";
  expect(readReturnPath(`lang=ja; ${cookie}; x=y`)).toBe(path);
});

test.each(["", "lang=ja", "back_url=", "back_url=%E0%A4%A", "x_back_url=%2Fcategory"])(
  "the cookies %j lead home",
  (cookies) => {
    expect(readReturnPath(cookies)).toBe("/");
  },
);
