import { beforeAll, expect, test } from "vitest";
import { productOptions, productOptionValues, skus } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { idOf, openShop, sell, type Sold } from "../../test-support/stage.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";

onEachStore("option values", (backend) => {
  const { customer, some, bodyOf, submitted, ordersOf } = buying(backend);
  let pot: Sold;

  async function option(position: number, value: string, translation?: string): Promise<number> {
    const { db } = backend;
    const { productId } = pot;
    const optionId = idOf(
      await db
        .insert(productOptions)
        .values({ productId, name: `选项${position}`, position })
        .returning({ id: productOptions.id }),
    );
    const translations = translation === undefined ? {} : { en: { value: translation } };
    return idOf(
      await db
        .insert(productOptionValues)
        .values({ optionId, value, translations, position: 0 })
        .returning({ id: productOptionValues.id }),
    );
  }

  beforeAll(async () => {
    const { db } = backend;
    const shopId = await openShop(db, {
      returnContact: "李四",
      returnPhone: "13800138000",
      returnAddress: "安福路1号",
    });
    pot = await sell(db, { name: "铁壶", stock: 20, fields: { shopId, price: 10_000 } });
    const optionValueIds = [await option(0, "樱桃红", "Cherry"), await option(1, "2,000 ml")];
    await db.update(skus).set({ optionValueIds }).where(eq(skus.id, pot.skuId));
  });

  test("a value with a comma is one value in cart, checkout, order, request and withdrawal", async () => {
    const who = await customer();
    const { token } = who;
    const english = { token, language: "en" } as const;
    const joined = "Cherry,2,000 ml";
    const list = ["Cherry", "2,000 ml"];

    await backend.as(token).post("cart/add", { item_id: pot.skuId, goods_num: 1 });
    const cart = recordOf((await backend.ask("cart/lists", english)).data);
    const inCart = listOf(listOf(cart["lists"])[0]?.["cart"]);
    expect(inCart).toMatchObject([{ spec_value_str: joined, spec_values: list }]);

    const settled = recordOf(
      (await backend.ask("order/settlement", { ...english, body: bodyOf(who, [some(pot, 1)]) })).data,
    );
    expect(listOf(listOf(settled["shop"])[0]?.["goods"])).toMatchObject([{ spec_value: joined, spec_values: list }]);

    await submitted(who, [some(pot, 1)]);
    const [order] = await ordersOf(who);
    const detail = recordOf((await backend.ask(`order/getOrderDetail?id=${order?.id}`, english)).data);
    expect(listOf(detail["order_goods"])).toMatchObject([{ spec_value: joined, spec_values: list }]);
    // In the language that the shop wrote it in, too.
    const chinese = await backend.as(token).read(`order/getOrderDetail?id=${order?.id}`, "zh");
    expect(listOf(chinese["order_goods"])).toMatchObject([{ spec_values: ["樱桃红", "2,000 ml"] }]);

    await payFromBalance(backend.as(token), order?.id);
    const info = recordOf((await backend.ask(`withdrawal/info?id=${order?.id}`, english)).data);
    expect(listOf(info["lines"])).toMatchObject([{ spec_value: joined, spec_values: list }]);

    const page = recordOf(
      (await backend.ask(`goods/getGoodsDetail?goods_id=${pot.productId}`, { language: "en" })).data,
    );
    expect(listOf(page["goods_item"])).toMatchObject([{ spec_value_str: joined, spec_values: list }]);
  });
});
