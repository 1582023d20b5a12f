import type { Page } from "@playwright/test";
import { builtFile } from "./built-file.ts";
import { ports } from "./ports.ts";
import { teapot } from "./products.ts";
import { expect, hydrated, test } from "./shop.ts";

// After a release the files of the last one are gone. A file of each kind that the browser asks for in its own way is missing
// here for good: the document is reloaded for it, once, and what cannot come is said in its place. What all the others have in
// common is held by the tests of the one importer, and that each goes by it by the linter's `no-bare-import`.
//
// Addresses are paths here, because a reload of the hash form costs two documents.
const shop = `http://127.0.0.1:${ports.pathStorefront}/pc`;

type Act = (page: Page) => Promise<unknown>;

/** Navigates in the document, without a link that would be pointed at first. */
const go = (path: string) => (page: Page) =>
  page.evaluate((url) => {
    history.pushState(null, "", url);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `${shop}${path}`);
const titled = (title: string | RegExp) => (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
const failed = titled("Sorry, there was an error on the page you visited");
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const shown = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const nothing: Act = () => Promise.resolve();

interface Missing {
  readonly file: string;
  readonly at: string;
  /** What needs the file. */
  readonly act: Act;
  /** In the reloaded document, which lacks the file as well. */
  readonly without: readonly Act[];
}

const list = { at: "/", act: go("/goods_list/1") };
const product = "/goods_details/";
const viewer = {
  at: product,
  act: press("Enlarge the picture"),
  without: [hydrated, press("Enlarge the picture"), shown("The picture viewer did not load. Please try again.")],
};
const missing: Readonly<Record<string, Missing>> = {
  "the entry": { file: builtFile("entry-client.tsx"), at: "/", act: nothing, without: [] },
  "the stylesheet": { file: builtFile("style.css"), at: "/", act: nothing, without: [] },
  "a page": { ...list, file: builtFile("list-page.tsx"), without: [failed] },
  "a dialog": { ...viewer, file: builtFile("gallery/image-viewer.tsx") },
  "the code of a press": {
    file: builtFile("put-into-cart.tsx"),
    at: product,
    act: press("Add to cart"),
    without: [hydrated, press("Add to cart"), shown("It could not be added to your cart. Please try again.")],
  },
};

/** Counts the documents that a page asks for. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

test.describe("stale deploy", { tag: "@storefront" }, () => {
  for (const [what, { file, at, act, without }] of Object.entries(missing))
    test(`${what} that is missing reloads the document once`, async ({ page, guard }) => {
      guard.allow(/./);
      const url = `${shop}${at}${at === product ? (await teapot()).id : ""}`;
      const documents = countDocuments(page);
      await page.route(file, (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(url, { waitUntil: "commit" });
      if (act !== nothing) {
        await hydrated(page);
        await act(page);
      }
      await expect.poll(() => documents.count).toBe(2);
      await page.waitForLoadState();
      for (const each of without) await each(page);
      await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
      expect(documents.count).toBe(2);
    });

  test("a menu whose list is missing answers with the browser's own, and reloads nothing", async ({ page, guard }) => {
    guard.allow(/./);
    const documents = countDocuments(page);
    const asked = page.waitForRequest(/\/menu-list-/);
    await page.route(builtFile("ui-kit/src/menu-list.tsx"), (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`${shop}/`);
    await hydrated(page);
    const trigger = page.locator("summary", { hasText: "English" }).first();
    await trigger.focus();
    await asked;
    await page.keyboard.press("ArrowDown");
    const japanese = page.getByRole("link", { name: "日本語" }).first();
    await expect(japanese).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(japanese).toBeHidden();
    await trigger.click();
    await japanese.click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    expect(documents.count).toBe(2);
  });
});
