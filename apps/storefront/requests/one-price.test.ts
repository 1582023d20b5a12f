import { expect, test } from "vitest";
import { ask as askPlatform, newCustomer, sharedPlatform } from "../e2e/customers.ts";
import { putIntoCart } from "../e2e/purchases.ts";
import { page, section, text, textOf } from "./ask-shop.ts";

const nobody = { token: "", at: sharedPlatform };

/** How long the sale has to go on, at least. */
const secondsOfTest = 20;

interface Detail {
  readonly id: number;
  readonly name: string;
  readonly min_price: string;
  readonly goods_item: readonly {
    readonly id: number;
    readonly price: string;
    readonly market_price: string;
    readonly stock: number;
  }[];
}

/** A product of the running flash sale that home shows, and its cheapest SKU, whose price is the product's. */
async function flashProduct() {
  type Slot = { readonly id: number; readonly status: number; readonly end_time_int: number };
  for (;;) {
    const slots = await askPlatform<readonly Slot[]>(nobody, "seckill_goods/getSeckillTime");
    const running = slots.find(({ status }) => status === 1);
    if (running !== undefined && running.end_time_int - Date.now() / 1000 > secondsOfTest) {
      // Home shows the first four.
      const { lists } = await askPlatform<{ lists: readonly { goods_id: number }[] }>(
        nobody,
        `seckill_goods/getSeckillGoods?seckill_id=${running.id}&page_size=4`,
      );
      for (const { goods_id } of lists) {
        const product = await askPlatform<Detail>(nobody, `goods/getGoodsDetail?goods_id=${goods_id}`);
        const sku = product.goods_item.find(({ price, stock }) => price === product.min_price && stock > 0);
        if (sku !== undefined) return { product, sku };
      }
      throw new Error("No product at home has its cheapest SKU in stock.");
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

test("a product on flash sale costs the same in a search, at home, in the sale, on its page and in the cart", async () => {
  const { product, sku } = await flashProduct();
  const { id, name } = product;
  const yuan = (amount: string) => `¥${Number(amount).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  const prices = `${yuan(sku.price)}was ${yuan(sku.market_price)}`;
  const card = (within: ParentNode) =>
    text([...within.querySelectorAll("article")].find((each) => text(each).includes(name)) ?? null);

  const search = card(await page(`/pc/goods_list?${new URLSearchParams({ name }).toString()}`));
  expect(search).toContain(prices);
  expect(search).toContain("Flash");
  expect(card(section(await page("/pc/"), "Flash sale"))).toContain(prices);
  expect(card(await page("/pc/seckill"))).toContain(prices);
  const own = await page(`/pc/goods_details/${id}?sku=${sku.id}`);
  expect(textOf(own, "h1")).toBe(name);
  expect(textOf(own, "main")).toContain(prices);

  const customer = await newCustomer();
  await putIntoCart(customer, sku);
  type Line = { readonly item_id: number; readonly pay_price: string };
  const { lists } = await askPlatform<{ lists: readonly { readonly cart: readonly Line[] }[] }>(customer, "cart/lists");
  expect(lists.flatMap(({ cart }) => cart).map((line) => [line.item_id, Number(line.pay_price)])).toEqual([
    [sku.id, Number(sku.price)],
  ]);
});
