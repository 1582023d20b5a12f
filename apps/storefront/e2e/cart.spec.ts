import type { Page } from "@playwright/test";
import { type Customer, newCustomer } from "./customers.ts";
import { tabTo } from "./focus.ts";
import { cartOf, chopsticks, order, putIntoCart, type SoldSku, skuOf } from "./purchases.ts";
import { findProducts } from "./products.ts";
import { expect, open, test } from "./shop.ts";
import { pattern, messagesIn } from "./messages.ts";

const cutlery = "Plainsong Fork & Knife";

const line = (page: Page, text: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("spinbutton") })
    .filter({ hasText: text });

const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });

/** A SKU's quantity in an account's cart; 0 where it has no such line. */
async function quantityInCart(customer: Customer, { id }: SoldSku): Promise<number> {
  return (await cartOf(customer)).find(({ skuId }) => skuId === id)?.quantity ?? 0;
}

test.describe("cart", { tag: "@cart-checkout" }, () => {
  test("a cart is changed and checked out by keyboard, in Korean", async ({ page, customer }) => {
    const say = messagesIn("ko");
    const [fork, spare, sticks] = [
      await skuOf(cutlery, "Silver,Set of 2"),
      await skuOf("Cappuccino Cup & Saucer", "1 piece"),
      await chopsticks(),
    ];
    for (const sku of [sticks, spare, fork]) await putIntoCart(customer, sku);
    const forkName = (await findProducts(cutlery, "ko"))[0]?.name ?? "";
    const named = (message: string, context?: string) => say(message, context).replace("{name}", forkName);
    const selected = async () => (await cartOf(customer)).filter((each) => each.selected).map(({ skuId }) => skuId);
    await open(page, "/pc/ko/shop_cart");
    const press = (key: string) => page.keyboard.press(key);

    await test.step("the first tab stop leads past the chrome", async () => {
      await press("Tab");
      await press("Enter");
    });
    await test.step("Space selects everything, a shop, a line", async () => {
      const all = page.getByRole("checkbox", { name: say("Select all") }).first();
      await tabTo(page, all);
      await press("Space");
      await expect(all).not.toBeChecked();
      await expect.poll(selected).toEqual([]);
      await tabTo(page, page.getByRole("checkbox", { name: pattern(say("Select everything of {name}")) }).first());
      await press("Space");
      await expect.poll(selected).toEqual([fork.id, spare.id]);
      await tabTo(page, page.getByRole("checkbox", { name: named("Select {name}") }));
      await press("Space");
      await expect.poll(selected).toEqual([spare.id]);
      await press("Space");
      await expect.poll(selected).toEqual([fork.id, spare.id]);
    });
    await test.step("a quantity is typed, and changed by arrows", async () => {
      const quantity = page.getByRole("spinbutton", { name: named("Quantity of {name}") });
      await tabTo(page, quantity);
      await page.keyboard.type("12");
      await press("Enter");
      await expect.poll(() => quantityInCart(customer, fork)).toBe(12);
      await press("ArrowUp");
      await press("ArrowUp");
      await press("ArrowDown");
      await expect(quantity).toHaveValue("13");
      await expect.poll(() => quantityInCart(customer, fork)).toBe(13);
    });
    await test.step("the badge of the cart and its heading count the same pieces", async () => {
      const pieces = (await cartOf(customer)).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(pieces).toBeGreaterThan(13);
      await expect(page.getByRole("banner").getByRole("link", { name: `${say("Cart")} ${pieces}` })).toBeVisible();
      await expect(page.getByRole("main").getByRole("status").first()).toContainText(String(pieces));
    });
    await test.step("a line is kept, then removed, and the focus stays in the page", async () => {
      const remove = page.getByRole("button", { name: named("Remove {name}", "cart") });
      await tabTo(page, remove);
      await press("Enter");
      await expect(page.getByRole("dialog").getByRole("button").first()).toBeFocused();
      await press("Escape");
      await expect(remove).toBeFocused();
      await press("Enter");
      await tabTo(page, page.getByRole("dialog").getByRole("button", { name: say("Remove"), exact: true }));
      await press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect.poll(() => quantityInCart(customer, fork)).toBe(0);
    });
    await test.step("Enter leads to checkout", async () => {
      await tabTo(page, page.getByRole("link", { name: say("Check out ({count})").replace("{count}", "1") }));
      await press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: say("Confirm order") })).toBeVisible();
    });
  });

  /** Every quantity that a cart of one line shows from now on. */
  async function watchQuantity(page: Page): Promise<() => Promise<readonly number[]>> {
    await page.getByRole("main").evaluate((main) => {
      const root = document.documentElement;
      const note = () => {
        const shown = main.querySelector<HTMLInputElement>("[role=spinbutton]")?.value ?? "0";
        const before = root.dataset["shown"]?.split(" ") ?? [];
        if (before.at(-1) !== shown) root.dataset["shown"] = [...before, shown].join(" ");
      };
      note();
      new MutationObserver(note).observe(main, { subtree: true, childList: true, attributes: true });
    });
    return async () => {
      const shown = await page.evaluate(() => document.documentElement.dataset["shown"] ?? "");
      return shown.split(" ").map(Number);
    };
  }

  interface HeldAnswers {
    /** The quantities that were asked for so far. */
    readonly calls: readonly string[];
    /** Lets the oldest answer through, once there is one; the next call may follow from it. */
    readonly next: () => Promise<void>;
  }

  /** The platform changes the cart at once, but its answers arrive one by one, when the test lets them through. */
  async function holdAnswers(page: Page, calls: RegExp): Promise<HeldAnswers> {
    const asked: string[] = [];
    const held: (() => void)[] = [];
    await page.route(calls, async (route) => {
      const { goods_num } = (route.request().postDataJSON() ?? {}) as { readonly goods_num?: number };
      asked.push([new URL(route.request().url()).pathname.split("/").at(-1), goods_num].join(" ").trim());
      const response = await route.fetch();
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fulfill({ response });
    });
    return {
      calls: asked,
      next: async () => {
        await expect.poll(() => held.length).toBeGreaterThan(0);
        const answered = page.waitForResponse(calls);
        held.shift()?.();
        await (await answered).finished();
      },
    };
  }

  const five = { clickCount: 5 };

  test.describe("five fast presses", () => {
    const more = (page: Page) => page.getByRole("button", { name: "One more" });
    const quantity = (page: Page) => page.getByRole("spinbutton");
    const settled = (page: Page) => expect(summary(page).locator("[aria-busy=false]")).toBeVisible();

    /** Opens a cart with one of a SKU. */
    async function openWith(page: Page, customer: Customer, sku: SoldSku): Promise<() => Promise<readonly number[]>> {
      await putIntoCart(customer, sku);
      await open(page, "/pc/shop_cart");
      return watchQuantity(page);
    }

    test("end in the right number on a slow line, and only the last one is sent", async ({ page, customer }) => {
      const fork = await skuOf(cutlery, "Silver,Set of 8");
      const shown = await openWith(page, customer, fork);
      const answers = await holdAnswers(page, /\/api\/cart\/(?:change|lists)$/);
      await more(page).click(five);
      for (const call of ["change 2", "change 6", "lists"]) {
        await answers.next();
        expect(answers.calls).toContain(call);
        await expect(quantity(page)).toHaveValue("6");
      }
      await settled(page);
      expect(answers.calls).toEqual(["change 2", "change 6", "lists"]);
      expect(await shown()).toEqual([1, 2, 3, 4, 5, 6]);
      expect(await quantityInCart(customer, fork)).toBe(6);
    });

    test("go back to the platform's number where it rejects one", async ({ page, customer }) => {
      // No other test buys these.
      const glass = await skuOf("Tinted Water Glass, 300 ml", "Mint,Set of 4");
      const shown = await openWith(page, customer, glass);
      const answers = await holdAnswers(page, /\/api\/cart\/change$/);
      const left = 3;
      await order(await newCustomer(), { sku: glass, quantity: glass.stock - left });
      await more(page).click(five);
      await answers.next();
      await answers.next();
      await expect(page.getByRole("alert").getByText(`Sorry, only ${left} left`)).toBeVisible();
      await settled(page);
      await expect(quantity(page)).toHaveValue("2");
      expect(await quantityInCart(customer, glass)).toBe(2);
      expect(await shown()).toEqual([1, 2, 3, 4, 5, 6, 2]);
      await expect(quantity(page)).toHaveAttribute("aria-valuemax", String(left));
    });
  });

  test.describe("another option", () => {
    const change = (page: Page, text: string) =>
      line(page, text).getByRole("button", { name: `Change ${cutlery}`, exact: true });
    const dialog = (page: Page) => page.getByRole("dialog", { name: cutlery });
    const storedLines = async (customer: Customer) =>
      (await cartOf(customer)).map(({ skuId, quantity }) => [skuId, quantity]);

    test("is chosen by mouse: the price follows, and equal lines become one", async ({ page, customer }) => {
      const [silver, black] = [await skuOf(cutlery, "Silver,Set of 2"), await skuOf(cutlery, "Black,Set of 2")];
      await putIntoCart(customer, black);
      await putIntoCart(customer, silver, 2);
      await open(page, "/pc/shop_cart");
      await change(page, "Silver").click();
      await expect(dialog(page)).toContainText("¥58.00");
      await expect(dialog(page).getByRole("button", { name: "Change option" })).toBeDisabled();
      await dialog(page).getByRole("radio", { name: "Black" }).check();
      await expect(dialog(page)).toContainText("¥78.00");
      await dialog(page).getByRole("button", { name: "Change option" }).dblclick();
      await expect(dialog(page)).toBeHidden();
      await expect(line(page, "Silver")).toHaveCount(0);
      await expect(line(page, "Black").getByRole("spinbutton")).toHaveValue("3");
      await expect(summary(page)).toContainText("¥234.00");
      await expect.poll(() => storedLines(customer)).toEqual([[black.id, 3]]);
    });

    test("is chosen by keyboard: a stock that is too low is said first", async ({ page, customer }) => {
      const [silver, black] = [await skuOf(cutlery, "Silver,Set of 8"), await skuOf(cutlery, "Black,Set of 8")];
      await putIntoCart(customer, silver, 5);
      await open(page, "/pc/shop_cart");
      await tabTo(page, change(page, "Silver"));
      await page.keyboard.press("Enter");
      await tabTo(page, dialog(page).getByRole("radio", { name: "Silver" }));
      // Brass is sold out in this size, and passed over.
      await page.keyboard.press("ArrowRight");
      await expect(dialog(page).getByRole("radio", { name: "Black" })).toBeFocused();
      await expect(dialog(page)).toContainText("¥228.00");
      await expect(dialog(page).getByRole("status")).toHaveText(
        `Only ${black.stock} left: the quantity goes down from 5 to ${black.stock}.`,
      );
      await tabTo(page, dialog(page).getByRole("button", { name: "Change option" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(line(page, "Black").getByRole("spinbutton")).toHaveValue(String(black.stock));
      await expect.poll(() => storedLines(customer)).toEqual([[black.id, black.stock]]);
      // The focus is still where the dialog has put it.
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  });
});
