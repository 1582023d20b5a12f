import { cartOf, chopsticks, order, putIntoCart, skuOf } from "./purchases.ts";
import { teapot } from "./products.ts";
import { expect, open, openBeforeScripts, test } from "./shop.ts";

// What is chosen in a page that does not answer yet, once for each kind of control. That each choice of the shop is such a
// control is held by the linter's `no-bare-choice`, and what it does by its own tests.

test.describe("input before hydration", { tag: "@cart-checkout" }, () => {
  test("a cart that is changed before the scripts arrive stays as it was changed", async ({ page, customer }) => {
    const [sticks, cup] = [await chopsticks(), await skuOf("Cappuccino Cup & Saucer", "1 piece")];
    for (const sku of [sticks, cup]) await putIntoCart(customer, sku);
    const scriptsArrive = await openBeforeScripts(page, "/pc/shop_cart");
    await page.getByRole("checkbox", { name: /^Select .*Chopsticks/ }).click();
    await page.getByRole("spinbutton", { name: /Cappuccino/ }).fill("3");
    await page.getByRole("checkbox", { name: /^Select .*Chopsticks/ }).focus();
    await scriptsArrive();
    await expect(page.getByRole("checkbox", { name: /^Select .*Chopsticks/ })).not.toBeChecked();
    await expect(page.getByRole("spinbutton", { name: /Cappuccino/ })).toHaveValue("3");
    await expect
      .poll(async () =>
        (await cartOf(customer)).map(({ skuId, quantity, selected }) => ({ skuId, quantity, selected })),
      )
      .toEqual([
        { skuId: cup.id, quantity: 3, selected: true },
        { skuId: sticks.id, quantity: 1, selected: false },
      ]);
  });

  test("a way to pay that is chosen before the scripts arrive is asked about where another was begun", async ({
    page,
    customer,
  }) => {
    const { id } = await order(customer);
    const address = `/pc/payment?id=${id}&from=order`;
    await open(page, address);
    await page.getByRole("button", { name: /^Pay ¥/ }).click();
    await page.getByRole("dialog", { name: "Scan with WeChat to pay" }).getByRole("button", { name: "Close" }).click();
    const scriptsArrive = await openBeforeScripts(page, address);
    await page.getByRole("radio", { name: /Alipay/ }).click();
    await scriptsArrive();
    await expect(page.getByRole("dialog", { name: "You may already have paid with WeChat Pay" })).toBeVisible();
    await expect(page.getByRole("radio", { name: /WeChat/, includeHidden: true })).toBeChecked();
  });

  test("a variant and a quantity that are chosen before the scripts arrive go into the cart", async ({
    page,
    customer,
  }) => {
    const { id } = await teapot();
    const scriptsArrive = await openBeforeScripts(page, `/pc/goods_details/${id}`);
    await page.getByRole("radio", { name: "Forest" }).click();
    await page.getByRole("spinbutton", { name: /^Quantity of/ }).fill("2");
    await scriptsArrive();
    await expect(page).toHaveURL(/\?sku=\d+$/);
    const sku = Number(/sku=(\d+)/.exec(page.url())?.[1]);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect
      .poll(async () => (await cartOf(customer)).map(({ skuId, quantity }) => ({ skuId, quantity })))
      .toEqual([{ skuId: sku, quantity: 2 }]);
  });
});
