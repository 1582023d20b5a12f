import { describe, expect, test } from "vitest";
import { newCustomer } from "../e2e/customers.ts";
import { ports } from "../e2e/ports.ts";
import { ask, documentOf, page, textOf, textsOf } from "./ask-shop.ts";
import { storefrontBefore } from "./storefront-before.ts";

/** The link home is in the page itself; search, navigation and footer are around it. */
function expectInChrome(document: Document): void {
  expect(document.querySelector("header [type=search]")).not.toBeNull();
  expect(document.querySelector("nav[aria-label=Main]")).not.toBeNull();
  expect(document.querySelector("footer")).not.toBeNull();
  expect(document.querySelector("body > [role=alert]")?.textContent ?? "").toBe("");
  const home = [...document.querySelectorAll("main a")].find(({ textContent }) => textContent === "Go back to home");
  expect(home?.getAttribute("href")).toBe("/pc/");
}

test.each([
  "/pc/nowhere",
  "/pc/goods_details/99999999",
  "/pc/goods_details",
  "/pc/goods_details/abc",
  "/pc/goods_list/7",
  "/pc/category?id=99999",
  "/pc/user/order/detail?id=999",
  "/pc/payment",
])("%s is answered with status 404, within the chrome", async (path) => {
  const { token } = await newCustomer();
  const response = await ask(path, { cookies: { token } });
  expect(response.status).toBe(404);
  const document = documentOf(await response.text(), path);
  expect(textOf(document, "main h1")).toBe("This page could not be found");
  expect(document.title).toBe("This page could not be found - Plaza");
  expectInChrome(document);
});

test.each(["<constructor>x</constructor>", "</0><qqzzxxyy/>{qqzzxxyy} # <qqzzxxyy>"])(
  "a search for %s shows the text as it was typed",
  async (name) => {
    const document = await page(`/pc/goods_list?name=${encodeURIComponent(name)}`);
    expect(textOf(document, "main h1")).toBe(`Results for “${name}”`);
    expect(textsOf(document, "main h2")).toContain(`Nothing found for “${name}”`);
  },
);

describe("when the platform is down", () => {
  const lonely = storefrontBefore(ports.lonelyStorefront, (_request, response) =>
    response.writeHead(500, { "content-type": "text/html" }).end("<h1>oops</h1>"),
  );

  test("a page says so, with the chrome around it and a link home", async () => {
    const response = await ask(`${lonely}/pc/goods_list/1`);
    expect(response.status).toBeGreaterThanOrEqual(500);
    const document = documentOf(await response.text(), "/pc/goods_list/1");
    expect(textOf(document, "main h1")).toBe("Sorry, there was an error on the page you visited");
    expectInChrome(document);
  });

  test("the storefront is alive but not ready", async () => {
    expect((await ask(`${lonely}/healthz`)).status).toBe(200);
    expect((await ask(`${lonely}/readyz`)).status).toBe(503);
  });
});
