import { fetchCart, fetchLater, moveToCart } from "@plaza/api-client";
import { expect, test } from "vitest";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { sell } from "../../test-support/stage.ts";

onEachStore("lines saved for later", (backend) => {
  const client = ({ token }: CallingCustomer) => backend.client({ token });
  const linesOf = async (fetched: ReturnType<typeof fetchCart>) =>
    (await fetched).shops.flatMap(({ lines }) => lines).map(({ skuId, quantity }) => [skuId, quantity]);
  const cart = (who: CallingCustomer) => linesOf(fetchCart(client(who)));
  const later = (who: CallingCustomer) => linesOf(fetchLater(client(who)));
  const lineIds = async (who: CallingCustomer) =>
    (await fetchCart(client(who))).shops.flatMap(({ lines }) => lines).map(({ id }) => id);
  const customerWith = async (quantity: number, stock = 9) => {
    const who = await backend.newCustomer();
    const sold = await sell(backend.db, { stock });
    await who.post("cart/add", { item_id: sold.skuId, goods_num: quantity });
    return { who, ...sold };
  };

  test("a line saved for later keeps its SKU and quantity, and comes back with both", async () => {
    const { who, skuId } = await customerWith(3);
    expect(await who.post("cart/saveForLater", { cart_id: await lineIds(who) })).toMatchObject({ code: 1 });
    expect([await cart(who), await later(who)]).toEqual([[], [[skuId, 3]]]);
    expect(await moveToCart(client(who), skuId)).toEqual({ quantity: 3, cartCount: 3 });
    expect([await cart(who), await later(who)]).toEqual([[[skuId, 3]], []]);
  });

  test("a repetition changes nothing, however many come at once", async () => {
    const { who, skuId } = await customerWith(2);
    const ids = await lineIds(who);
    const answers = await Promise.all(Array.from({ length: 5 }, () => who.post("cart/saveForLater", { cart_id: ids })));
    expect(answers.every(({ code }) => code === 1)).toBe(true);
    expect(await later(who)).toEqual([[skuId, 2]]);
    await Promise.all(Array.from({ length: 5 }, () => who.post("cart/moveToCart", { item_id: skuId })));
    expect([await cart(who), await later(who)]).toEqual([[[skuId, 2]], []]);
    await Promise.all(Array.from({ length: 3 }, () => who.post("cart/removeLater", { item_id: skuId })));
    expect(await cart(who)).toEqual([[skuId, 2]]);
  });

  test("of a SKU that is saved twice there is one line with both quantities", async () => {
    const { who, skuId } = await customerWith(2);
    await who.post("cart/saveForLater", { cart_id: await lineIds(who) });
    await who.post("cart/add", { item_id: skuId, goods_num: 3 });
    await who.post("cart/saveForLater", { cart_id: await lineIds(who) });
    expect(await later(who)).toEqual([[skuId, 5]]);
  });

  test("as much comes back as is left, and nothing of what is sold out or gone", async () => {
    const { who, skuId, productId } = await customerWith(5);
    await who.post("cart/saveForLater", { cart_id: await lineIds(who) });
    const stock = (left: number) => backend.db.update(skus).set({ stock: left }).where(eq(skus.id, skuId));
    await stock(0);
    expect(await who.post("cart/moveToCart", { item_id: skuId })).toMatchObject({
      code: 0,
      msg: "This item is sold out",
    });
    expect(await later(who)).toEqual([[skuId, 5]]);
    await stock(2);
    expect(await moveToCart(client(who), skuId)).toMatchObject({ quantity: 2 });
    expect([await cart(who), await later(who)]).toEqual([[[skuId, 2]], []]);
    await who.post("cart/saveForLater", { cart_id: await lineIds(who) });
    await backend.db.update(products).set({ isOnShelf: false }).where(eq(products.id, productId));
    expect(await who.post("cart/moveToCart", { item_id: skuId })).toMatchObject({ code: 0 });
    const [shop] = (await fetchLater(client(who))).shops;
    expect(shop?.lines).toMatchObject([{ id: skuId, unavailable: "off-shelf", selected: false }]);
  });

  test("lines are a customer's own: nobody saves, moves or removes those of another", async () => {
    const { who, skuId } = await customerWith(2);
    const other = await backend.newCustomer();
    await other.post("cart/saveForLater", { cart_id: await lineIds(who) });
    expect([await cart(who), await later(other)]).toEqual([[[skuId, 2]], []]);
    await who.post("cart/saveForLater", { cart_id: await lineIds(who) });
    await other.post("cart/moveToCart", { item_id: skuId });
    await other.post("cart/removeLater", { item_id: [skuId] });
    expect([await cart(other), await later(who)]).toEqual([[], [[skuId, 2]]]);
    await who.post("cart/removeLater", { item_id: [skuId] });
    expect(await later(who)).toEqual([]);
  });

  test.each(["saveForLater", "moveToCart", "removeLater"])("cart/%s rejects what is no id", async (path) => {
    const who = await backend.newCustomer();
    for (const bad of ["", "x", -1, [], {}, null])
      expect(await who.post(`cart/${path}`, { cart_id: bad, item_id: bad })).toMatchObject({ code: 0, show: 1 });
  });
});
