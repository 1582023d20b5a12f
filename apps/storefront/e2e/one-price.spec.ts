import { type Customer, holdSession, newCustomer } from "./customers.ts";
import { ports } from "./ports.ts";
import { putIntoCart } from "./purchases.ts";
import { expect, open, test } from "./shop.ts";

/** How long the sale has to go on, at least. */
const journeySeconds = 60;

async function ask<T>(call: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${ports.backend}/api/${call}`, { headers: { lang: "en" } });
  return ((await response.json()) as { data: T }).data;
}

interface Sku {
  readonly id: number;
  readonly price: string;
  readonly market_price: string;
  readonly stock: number;
}

interface Detail {
  readonly id: number;
  readonly name: string;
  readonly min_price: string;
  readonly goods_item: readonly Sku[];
}

/** A product of the running flash sale that the home page shows, and its cheapest SKU, whose price is the product's. */
async function flashProduct(): Promise<{ product: Detail; sku: Sku }> {
  type Slot = { readonly id: number; readonly status: number; readonly end_time_int: number };
  for (;;) {
    const slots = await ask<readonly Slot[]>("seckill_goods/getSeckillTime");
    const running = slots.find(({ status }) => status === 1);
    if (running !== undefined && running.end_time_int - Date.now() / 1000 > journeySeconds) {
      // The home page shows the first four.
      const { lists } = await ask<{ lists: readonly { goods_id: number }[] }>(
        `seckill_goods/getSeckillGoods?seckill_id=${running.id}&page_size=4`,
      );
      for (const { goods_id } of lists) {
        const product = await ask<Detail>(`goods/getGoodsDetail?goods_id=${goods_id}`);
        const sku = product.goods_item.find(({ price, stock }) => price === product.min_price && stock > 0);
        if (sku !== undefined) return { product, sku };
      }
      throw new Error("No product at home has its cheapest SKU in stock.");
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

let customer: Customer;
test.beforeEach(async ({ context, baseURL }) => {
  customer = await newCustomer();
  await holdSession(context, baseURL, customer.token);
});

test("a product on flash sale costs the same in a search, at home, in the sale, on its page and in the cart", async ({
  page,
}) => {
  const { product, sku } = await flashProduct();
  const { id, name } = product;
  const yuan = (text: string) => `¥${Number(text).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  const [price, was] = [yuan(sku.price), yuan(sku.market_price)];
  const main = page.getByRole("main");
  await test.step("a search shows the flash price, says so, and strikes the regular one", async () => {
    await open(page, `/pc/goods_list?${new URLSearchParams({ name }).toString()}`);
    const card = main.getByRole("article").filter({ has: page.getByRole("link", { name }) });
    await expect(card).toContainText(`${price}was ${was}`);
    await expect(card.getByText("Flash", { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: `${name} Flash sale`, exact: true })).toBeVisible();
  });
  await test.step("home", async () => {
    await open(page, "/pc/");
    const tile = page.getByRole("region", { name: "Flash sale" }).getByRole("article");
    await expect(tile.filter({ has: page.getByRole("link", { name }) })).toContainText(`${price}was ${was}`);
  });
  await test.step("the flash sale", async () => {
    await open(page, "/pc/seckill");
    const card = main.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });
    await expect(card).toContainText(`${price}was ${was}`);
  });
  await test.step("the product", async () => {
    await open(page, `/pc/goods_details/${id}?sku=${sku.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(main.getByText(`${price}was ${was}`).first()).toBeVisible();
  });
  await test.step("the cart", async () => {
    await putIntoCart(customer, sku);
    await open(page, "/pc/shop_cart");
    await expect(main.getByRole("listitem").filter({ has: page.getByRole("spinbutton") })).toContainText(price);
  });
});
