import type { Page } from "@playwright/test";
import { ask, holdSession, newCustomer } from "./customers.ts";
import { addAddress, skuOf } from "./purchases.ts";
import { openShopOfNodes, type ShopNode, type ShopOfNodes } from "./several-nodes.ts";
import { expect, open, test } from "./shop.ts";

const databaseServer = process.env["TEST_DATABASE_URL"] ?? "";
const redisUrl = process.env["TEST_REDIS_URL"] ?? "";

const cutlery = ["Plainsong Fork & Knife", "Silver,Set of 24"] as const;
const list = "/pc/goods_list?name=Plainsong%20Fork";

test.describe("several nodes", { tag: "@storefront" }, () => {
  test.skip(databaseServer === "" || redisUrl === "", "TEST_DATABASE_URL and TEST_REDIS_URL name no servers");
  test.setTimeout(300_000);
  /** For what arrives within a second, on a machine that does other things besides. */
  const longTimeout = { timeout: 60_000 };

  let shop: ShopOfNodes;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    shop = await openShopOfNodes(databaseServer, redisUrl);
  });
  test.afterAll(() => shop.close());

  /** What a visitor without a session reads on a page of a node, which all of them share. */
  async function textOf({ url }: ShopNode, path: string): Promise<string> {
    const html = await (await fetch(url + path)).text();
    return html
      .split("<script")
      .map((part, at) => (at === 0 ? part : part.slice(part.indexOf("</script>"))))
      .join("")
      .replaceAll(/<[^<>]*>/g, "");
  }

  /** A call that a browser makes of a node. The session's token is in its cookie. */
  async function call(node: ShopNode, name: string, body: Readonly<Record<string, unknown>> | null, token = "") {
    const response = await fetch(`${node.url}/api/${name}`, {
      headers: { "content-type": "application/json", lang: "en", origin: node.url, cookie: `token=${token}` },
      ...(body !== null && { method: "POST", body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { readonly code: number; readonly msg: string; readonly data: unknown };
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith("token="));
    return { ...answer, token: /^token=([^;]+)/.exec(cookie ?? "")?.[1] ?? "" };
  }

  /** Pays an order with Alipay, whose cashier the demo plays behind the same node. */
  async function pay(page: Page, { url }: ShopNode, orderId: number): Promise<void> {
    await open(page, `${url}/pc/payment?id=${orderId}&from=order`);
    await page.getByRole("radio", { name: /Alipay/ }).check();
    await page.getByRole("button", { name: /^Pay ¥/ }).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(url);
  }

  /** An order's own page says with what it was paid, and "Not paid" before that. */
  async function expectPaid(page: Page, { url }: ShopNode, orderId: number): Promise<void> {
    await open(page, `${url}/pc/user/order/detail?id=${orderId}`);
    await expect(page.getByRole("main").getByText("Alipay", { exact: true })).toBeVisible();
  }

  test("two nodes of a shop are one: what is bought and paid at one, and what changes by hand, the other knows, and each of them goes on when the other dies", async ({
    page,
    context,
  }) => {
    const { database } = shop;
    const [first, second] = shop.nodes;
    const customer = await newCustomer(first);
    const sku = await skuOf(...cutlery, first);
    const addressId = await addAddress(customer);

    // Logged in on one, bought and paid on the other.
    const { mobile, password, nickname } = customer;
    const { token } = await call(first, "account/login", { mobile, password, client: 5 });
    expect(token).not.toBe("");
    const line = { item_id: sku.id, num: 1, goods_id: sku.productId, shop_id: sku.shopId, delivery_type: 1 };
    const submitted = await call(
      second,
      "order/submitOrder",
      {
        goods: JSON.stringify([line]),
        cart_id: "",
        address_id: addressId,
        coupon_id: [],
        delivery_type: 1,
        remark: "",
      },
      token,
    );
    expect(submitted).toMatchObject({ code: 1, msg: "Order submitted" });
    const { order_id: orderId } = submitted.data as { readonly order_id: number };
    // A browser sends a host's cookies to each of its ports, as it sends a shop's to whichever node answers.
    await holdSession(context, first.url, token);
    await pay(page, second, orderId);
    for (const node of shop.nodes) await expectPaid(page, node, orderId);
    expect(await call(first, "cart/add", { item_id: sku.id, goods_num: 2 }, token)).toMatchObject({ code: 1 });

    // Both keep their pages, and neither keeps them when the price is changed by hand.
    const pages = [list, `/pc/goods_details/${sku.productId}`];
    const setPrice = (fen: number) =>
      database.run(
        `update skus set price = ${fen} where product_id = ${sku.productId};
       update products set price = ${fen} where id = ${sku.productId}`,
      );
    const seen = async (price: string, nodes: readonly ShopNode[] = shop.nodes): Promise<void> => {
      for (const node of nodes)
        for (const path of pages) await expect.poll(() => textOf(node, path), longTimeout).toContain(price);
    };
    for (const node of shop.nodes) for (const path of pages) expect(await textOf(node, path)).toContain("Plainsong");
    await setPrice(432_109);
    await seen("4,321.09");

    // A platform dies; its order is known to the other, and what changes meanwhile is not missed once it is back.
    await second.killPlatform();
    const orders = await call(first, "order/lists", null, token);
    expect(JSON.stringify(orders.data)).toContain(sku.name);
    expect((await skuOf(...cutlery, first)).stock).toBe(sku.stock - 1);
    await expectPaid(page, first, orderId);
    await setPrice(543_210);
    await seen("5,432.10", [first]);
    await second.startPlatform();
    await seen("5,432.10");
    const again = await ask<object>({ token, at: { ...second } }, "order/lists");
    expect(JSON.stringify(again)).toContain(sku.name);

    // The storefront dies that the shopper is at and has logged in at; the other one goes on with the same session.
    await first.killStorefront();
    await expect(fetch(first.url)).rejects.toThrow("fetch failed");
    await open(page, `${second.url}/pc/shop_cart`);
    await expect(page.locator("summary", { hasText: nickname })).toBeVisible();
    const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
    await expect(cart).toHaveText("Cart2");
    await expect(page.getByRole("main").getByRole("spinbutton")).toHaveValue("2");
    await expectPaid(page, second, orderId);
    await open(page, `${second.url}/pc/goods_details/${sku.productId}`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(cart).toHaveText("Cart3");
  });
});
