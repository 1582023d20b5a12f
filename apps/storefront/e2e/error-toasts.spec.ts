import type { Page, Route } from "@playwright/test";
import { addAddress } from "./purchases.ts";
import { teapot } from "./products.ts";
import { expect, open, test } from "./shop.ts";

const rejected = "Closed for stocktaking";

const failures = {
  "an HTTP status": {
    answer: (route: Route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>oops</h1>" }),
    words: { page: "Sorry, there was an error on the page you visited", toast: "system error" },
  },
  "a rejection": {
    answer: (route: Route) => route.fulfill({ json: { code: 0, show: 1, msg: rejected, data: [] } }),
    words: { page: rejected, toast: rejected },
  },
} as const;

test.describe("error toasts", { tag: "@storefront" }, () => {
  // So many pages one after the other are not to be watched.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  interface Failing {
    readonly where: string;
    /** Where it is pressed or typed; else it is gone to. */
    readonly at?: string;
    /** What fails, below `/api/`. */
    readonly call: string;
    readonly act: (page: Page) => Promise<void>;
    /** Who says it: the error page, a toast, these words in their place or the platform's, or nobody. */
    readonly shownBy: "page" | "toast" | "nobody" | { readonly words: string };
  }

  function goTo(path: string): Failing["act"] {
    return (page) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, `#${path}`);
  }

  const eachFailure = ["an HTTP status", "a rejection"] as const;

  /**
   * One place of each kind that a customer comes to, for the first time, so that nothing of it is in the browser's cache yet.
   * Where the words are the platform's own it fails in both ways.
   */
  function failuresOfCustomer(product: number): readonly Failing[] {
    const productPage = `/goods_details/${product}`;
    return [
      { where: "a list", call: "pc/goodsList", act: goTo("/goods_list/2"), shownBy: "page" },
      {
        where: "a product's reviews",
        call: "goods_comment/lists",
        act: goTo(`${productPage}?tab=reviews`),
        shownBy: { words: "The reviews did not load" },
      },
      {
        where: "an addition to the cart",
        at: productPage,
        call: "cart/add",
        act: (page) => page.getByRole("button", { name: "Add to cart" }).click(),
        shownBy: { words: "It could not be added to your cart" },
      },
      {
        where: "the suggestions of the search",
        call: "goods/suggest",
        // Each time another letter more: the field keeps what was typed.
        act: (page) => page.getByRole("banner").getByRole("searchbox").pressSequentially("t"),
        shownBy: "nobody",
      },
      {
        where: "a default address",
        at: "/user/address",
        call: "user_address/setDefault",
        act: (page) => page.getByRole("button", { name: /^Set as default/ }).click(),
        shownBy: "toast",
      },
    ];
  }

  const login: Failing = {
    where: "the login",
    at: "/account/login",
    call: "account/login",
    act: async (page) => {
      await page.getByRole("tab", { name: "Password login" }).click();
      await page.getByLabel("Phone number").fill("13800138000");
      await page.getByLabel("Password", { exact: true }).fill("journey2026");
      await page.getByRole("button", { name: "Log in" }).click();
    },
    shownBy: { words: "We got no answer" },
  };

  const expected = { nobody: [0, 0], toast: [0, 1], page: [1, 0] };

  /** Counts every place that says it, those that nobody expects, too. */
  async function expectShownOnce(page: Page, failing: Failing, failure: keyof typeof failures): Promise<void> {
    const { where, at, call, act, shownBy } = failing;
    const { answer, words } = failures[failure];
    const own = typeof shownBy === "object" ? shownBy.words : words.page;
    const around = page.getByRole("main").or(page.getByRole("dialog"));
    const onPage = around.getByText(own).or(around.getByText(words.page)).filter({ visible: true });
    const toasts = page.locator("[popover]:popover-open").getByText(words.toast);
    const shown = async () => [await onPage.count(), await toasts.count()];

    // A pointer that comes to rest on a link fetches its page ahead.
    await page.mouse.move(0, 0);
    // What was shown before goes with its page, or by the key.
    await goTo("/nowhere")(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
    await page.keyboard.press("Escape");
    await expect.poll(shown, { message: `before ${where}` }).toEqual([0, 0]);
    if (at !== undefined) await goTo(at)(page);
    await page.route(`**/api/${call}*`, answer);
    // What one press has shown, its other calls do not say again for a second; nobody presses two pages as fast as this.
    if (shownBy === "toast") await page.clock.fastForward(1000);
    const failed = page.waitForResponse(new RegExp(`/api/${call}`));
    await act(page);
    await failed;
    await expect.soft
      .poll(shown, { message: `${where} at ${failure}: [in its place, in a toast]` })
      .toEqual(typeof shownBy === "object" ? expected.page : expected[shownBy]);
    await page.unroute(`**/api/${call}*`);
  }

  test("a failure is shown to a customer once, wherever it happens", async ({ page, customer, guard }) => {
    // Seven failures, one after the other in one document.
    test.slow();
    guard.allow(/Failed to load resource|ApiError/);
    await addAddress(customer);
    await addAddress(customer);
    const { id } = await teapot();
    await page.clock.install();
    // Home asks for a customer's orders, too.
    await open(page, "/pc/server_explan");
    for (const failing of failuresOfCustomer(id))
      for (const failure of failing.shownBy === "page" || failing.shownBy === "toast"
        ? eachFailure
        : (["a rejection"] as const))
        await test.step(`${failing.where}: ${failure}`, () => expectShownOnce(page, failing, failure));
  });

  test("a failure of a form is shown to a visitor once", async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    await open(page, "/pc/server_explan");
    for (const failure of eachFailure) await test.step(failure, () => expectShownOnce(page, login, failure));
  });
});
