import { heldToken } from "./customers.ts";
import { passLogin } from "./login.ts";
import { addAddress } from "./purchases.ts";
import { teapot } from "./products.ts";
import { expect, hydrated, open, productLink, test } from "./shop.ts";

test.describe("path urls", { tag: "@storefront" }, () => {
  test("the path form is the public one, without the language and whatever form an address has", async ({
    page,
    baseURL,
  }) => {
    const { id, name } = await teapot();
    await open(page, "/pc/goods_list?name=teapot");
    expect(page.url()).toBe(`${baseURL}/pc/goods_list?name=teapot`);
    await productLink(page, name).click();
    await expect(page).toHaveURL(`${baseURL}/pc/goods_details/${id}`);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await test.step("an address in the hash form arrives as well", async () => {
      await page.goto("/healthz");
      await open(page, `/pc/#/goods_details/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      expect(page.url()).toBe(`${baseURL}/pc/goods_details/${id}`);
    });
    await test.step("an explicit language is gone from the address", async () => {
      await open(page, "/pc/ko/goods_list?name=cup");
      await expect(page.locator("html")).toHaveAttribute("lang", "ko");
      expect(page.url()).toBe(`${baseURL}/pc/goods_list?name=cup`);
    });
  });

  test("a customer logs out to the login, and is led to it and back", async ({ page, customer, context, baseURL }) => {
    await open(page, "/pc/user/address");
    expect(page.url()).toBe(`${baseURL}/pc/user/address`);
    await page.getByText(`Hello, ${customer.nickname}`).hover();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${baseURL}/pc/account/login`);
    expect(await heldToken(context)).toBeUndefined();
    await open(page, "/pc/user/address");
    expect(page.url()).toBe(`${baseURL}/pc/account/login`);
    const back = (await context.cookies()).find((cookie) => cookie.name === "back_url");
    expect(decodeURIComponent(back?.value ?? "")).toBe("/user/address");
    await passLogin(page, customer);
    await page.waitForURL(`${baseURL}/pc/user/address`);
  });

  test("a product becomes an order that is paid and looked at", async ({ page, customer, baseURL }) => {
    test.slow();
    await addAddress(customer);
    const { id, name } = await teapot();
    const at = (path: string) => new RegExp(`^${baseURL}/pc${path}$`);
    const payment = at(String.raw`/payment\?(?:id=\d+&from=trade|from=trade&id=\d+)`);
    await open(page, `/pc/goods_details/${id}`);
    const cart = page.getByRole("banner").getByRole("link", { name: /Cart/ });
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(cart).toContainText("1");
    await cart.click();
    await expect(page).toHaveURL(at("/shop_cart"));
    await page.getByRole("link", { name: "Check out (1)" }).click();
    await expect(page).toHaveURL(at(String.raw`/confirm_order\?data=.+`));
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Submit order" }).click();
    await expect(page).toHaveURL(payment);
    await page.getByRole("radio", { name: /Alipay/ }).check();
    await page.getByRole("button", { name: /^Pay ¥/ }).click();
    await page.waitForURL(`${baseURL}/sandbox/alipay/**`);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible();
    await expect(page).toHaveURL(payment);

    await page.getByRole("link", { name: "My orders" }).first().click();
    await expect(page).toHaveURL(at("/user/order"));
    await page.getByRole("link", { name: "Details" }).click();
    await expect(page).toHaveURL(at(String.raw`/user/order/detail\?id=\d+`));
    // With the variant that was bought.
    const bought = page.getByRole("main").getByRole("link", { name });
    await expect(bought).toHaveAttribute("href", new RegExp(String.raw`^/pc/goods_details/${id}\?sku=\d+$`));
  });
});
