import { expect, test } from "@playwright/test";
import { ask, newCustomer } from "./customers.ts";
import { addAddress, skuOf } from "./purchases.ts";
import { openShopOfNodes, type ShopNode, type ShopOfNodes } from "./several-nodes.ts";

const databaseServer = process.env["TEST_DATABASE_URL"] ?? "";
const redisUrl = process.env["TEST_REDIS_URL"] ?? "";

const cutlery = ["Plainsong Fork & Knife", "Silver,Set of 24"] as const;
const list = "/pc/goods_list?name=Plainsong%20Fork";

test.skip(databaseServer === "" || redisUrl === "", "TEST_DATABASE_URL and TEST_REDIS_URL name no servers");
test.setTimeout(300_000);
/** For what arrives within a second, on a machine that does other things besides. */
const patience = { timeout: 60_000 };

let shop: ShopOfNodes;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await openShopOfNodes(databaseServer, redisUrl);
});
test.afterAll(() => shop.close());

/** What a visitor reads on a page of a node. */
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

test("two nodes of a shop are one: what one sells, and what changes by hand, the other knows, and it survives the first", async () => {
  const { database } = shop;
  const [first, second] = shop.nodes;
  const customer = await newCustomer(first);
  const sku = await skuOf(...cutlery, first);
  const addressId = await addAddress(customer);

  // Logged in on one, bought on the other.
  const { mobile, password } = customer;
  const { token } = await call(first, "account/login", { mobile, password, client: 5 });
  expect(token).not.toBe("");
  const line = { item_id: sku.id, num: 1, goods_id: sku.productId, shop_id: sku.shopId, delivery_type: 1 };
  const submitted = await call(
    second,
    "order/submitOrder",
    { goods: JSON.stringify([line]), cart_id: "", address_id: addressId, coupon_id: [], delivery_type: 1, remark: "" },
    token,
  );
  expect(submitted).toMatchObject({ code: 1, msg: "Order submitted" });

  // Both keep the page, and neither keeps it when the price is changed by hand.
  const setPrice = (fen: number) =>
    database.run(
      `update skus set price = ${fen} where product_id = ${sku.productId};
       update products set price = ${fen} where id = ${sku.productId}`,
    );
  const seen = async (price: string): Promise<void> => {
    for (const node of shop.nodes) await expect.poll(() => textOf(node, list), patience).toContain(price);
  };
  for (const node of shop.nodes) expect(await textOf(node, list)).toContain("Plainsong");
  await setPrice(432_109);
  await seen("4,321.09");

  // One dies; its order is known to the other, and what changes meanwhile is not missed once it is back.
  await second.killPlatform();
  const orders = await call(first, "order/lists", null, token);
  expect(JSON.stringify(orders.data)).toContain(sku.name);
  expect((await skuOf(...cutlery, first)).stock).toBe(sku.stock - 1);
  await setPrice(543_210);
  await expect.poll(() => textOf(first, list), patience).toContain("5,432.10");
  await second.startPlatform();
  await seen("5,432.10");
  const again = await ask<object>({ token, at: { ...second } }, "order/lists");
  expect(JSON.stringify(again)).toContain(sku.name);
});
