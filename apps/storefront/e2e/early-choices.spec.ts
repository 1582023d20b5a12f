import { addAddress, cartOf, order, putIntoCart, skuOf } from "./purchases.ts";
import { type Customer, holdSession, newCustomer } from "./customers.ts";
import { expect, open, openBeforeScripts, teapot, test } from "./shop.ts";

const chopsticks = ["Dipped Lacquer Chopsticks", "Cherry,1 piece"] as const;

let customer: Customer;
test.beforeEach(async ({ context, baseURL }) => {
  customer = await newCustomer();
  await holdSession(context, baseURL, customer.token);
});

test("a way to pay that is chosen before the scripts arrive is the one that is paid by", async ({ page }) => {
  const { id } = await order(customer, await skuOf(...chopsticks));
  const scriptsArrive = await openBeforeScripts(page, `/pc/payment?id=${id}&from=order`);
  await page.getByRole("radio", { name: /Alipay/ }).click();
  await scriptsArrive();
  await page.getByRole("button", { name: /^Pay ¥/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/alipay/);
});

test("another way to pay than the one that was begun is asked about also when it is chosen before the scripts arrive", async ({
  page,
}) => {
  const { id } = await order(customer, await skuOf(...chopsticks));
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

test("a cart that is changed before the scripts arrive is kept as it was changed", async ({ page }) => {
  const [sticks, cup] = [await skuOf(...chopsticks), await skuOf("Cappuccino Cup & Saucer", "1 piece")];
  for (const sku of [sticks, cup]) await putIntoCart(customer, sku);
  const scriptsArrive = await openBeforeScripts(page, "/pc/shop_cart");
  await page.getByRole("checkbox", { name: /^Select .*Chopsticks/ }).click();
  await page.getByRole("spinbutton", { name: /Cappuccino/ }).fill("3");
  await page.getByRole("checkbox", { name: /^Select .*Chopsticks/ }).focus();
  await scriptsArrive();
  await expect(page.getByRole("checkbox", { name: /^Select .*Chopsticks/ })).not.toBeChecked();
  await expect(page.getByRole("spinbutton", { name: /Cappuccino/ })).toHaveValue("3");
  await expect
    .poll(async () => (await cartOf(customer)).map(({ skuId, quantity, selected }) => ({ skuId, quantity, selected })))
    .toEqual([
      { skuId: cup.id, quantity: 3, selected: true },
      { skuId: sticks.id, quantity: 1, selected: false },
    ]);
});

test("a variant and a quantity that are chosen before the scripts arrive are what goes into the cart", async ({
  page,
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

test("an address that is chosen before the scripts arrive stays chosen", async ({ page }) => {
  await addAddress(customer);
  await addAddress(customer);
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  await page.getByRole("link", { name: "Buy now" }).first().click();
  await expect(page).toHaveURL(/confirm_order/);
  const scriptsArrive = await openBeforeScripts(page, page.url().replace("/#/", "/"));
  const addresses = page.getByRole("radiogroup", { name: "Delivery address" }).getByRole("radio");
  await expect(addresses.first()).toBeChecked();
  await addresses.nth(1).click({ force: true });
  await scriptsArrive();
  await expect(addresses.nth(1)).toBeChecked();
});
