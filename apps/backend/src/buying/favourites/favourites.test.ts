import { fetchFavourites, fetchFavouriteState, fetchFollowedShops } from "@plaza/api-client";
import { expect, test } from "vitest";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { favouriteProducts } from "../../platform/store/schema/favourites.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOnFlashSale, sell } from "../../test-support/stage.ts";
import { maxFavourites } from "./save-products.ts";

onEachStore("favourites", (backend) => {
  const save = (who: CallingCustomer, goods_id: unknown, is_collect?: 0 | 1) =>
    who.post("goods_collect/changeStatus", { goods_id, is_collect });
  const follow = (who: CallingCustomer, shop_id: unknown, is_follow?: 0 | 1) =>
    who.post("shop_follow/changeStatus", { shop_id, is_follow });
  const client = ({ token }: CallingCustomer) => backend.client({ token });
  const state = async (who: CallingCustomer) => fetchFavouriteState(client(who));
  const list = (who: CallingCustomer, more: object = {}) =>
    fetchFavourites(client(who), { filter: "all", page: 1, pageSize: 20, ...more });
  const idsOf = async (who: CallingCustomer, more: object = {}) => (await list(who, more)).items.map(({ id }) => id);
  const followers = async (id: number): Promise<number> => {
    const [shop] = await backend.db.select().from(shops).where(eq(shops.id, id));
    return shop?.followers ?? -1;
  };

  test("a favourite without a wanted state is toggled, as the contract has it", async () => {
    const who = await backend.newCustomer();
    expect(await save(who, "1")).toMatchObject({ code: 1, show: 0, msg: "Added to your favourites", data: [] });
    expect(await state(who)).toEqual({ productIds: [1], shopIds: [] });
    expect(await save(who, 1)).toMatchObject({ code: 1, msg: "Removed from your favourites" });
    expect(await state(who)).toEqual({ productIds: [], shopIds: [] });
  });

  test("a favourite in the wanted state stays in it, however often and however much at once it is asked for", async () => {
    const who = await backend.newCustomer();
    await Promise.all(Array.from({ length: 6 }, () => save(who, [1, 2], 1)));
    expect(new Set((await state(who)).productIds)).toEqual(new Set([1, 2]));
    await Promise.all(Array.from({ length: 6 }, () => save(who, 2, 0)));
    expect((await state(who)).productIds).toEqual([1]);
    await Promise.all([save(who, 3), save(who, 3), save(who, 3), save(who, 3)]);
    expect((await state(who)).productIds).toEqual([1]);
  });

  test("a shop's followers are counted truthfully, however many follow it at once and however often", async () => {
    const before = await followers(3);
    const fans = await Promise.all([
      backend.newCustomer(),
      backend.newCustomer(),
      backend.newCustomer(),
      backend.newCustomer(),
    ]);
    await Promise.all(fans.flatMap((fan) => [follow(fan, [3, 4], 1), follow(fan, [4, 3], 1)]));
    expect(await followers(3)).toBe(before + 4);
    const [first, second, third] = fans;
    if (first === undefined || second === undefined || third === undefined) throw new Error("There are four fans");
    await Promise.all([follow(first, 3, 0), follow(first, 3, 0), follow(second, 3)]);
    expect(await followers(3)).toBe(before + 2);
    expect(await follow(third, 3, 1)).toMatchObject({ code: 1, msg: "Following", data: { follow_num: before + 2 } });
    const shop = await third.get("shop/getShopInfo?shop_id=3");
    expect(shop.data).toMatchObject({ shop_follow_status: 1, follow_num: before + 2 });
    const anonymous = await backend.ask("shop/getShopInfo?shop_id=3");
    expect(anonymous.data).toMatchObject({ shop_follow_status: 0, follow_num: before + 2 });
  });

  test("a product's page says to the customer alone that it is saved and its shop followed", async () => {
    const [who, other] = [await backend.newCustomer(), await backend.newCustomer()];
    const { productId } = await sell(backend.db, {});
    await save(who, productId, 1);
    await follow(who, 1, 1);
    const page = (token: string) => backend.as(token).read(`goods/getGoodsDetail?goods_id=${productId}`);
    expect(await page(who.token)).toMatchObject({ is_collect: 1, shop: { shop_follow_status: 1 } });
    expect(await page(other.token)).toMatchObject({ is_collect: 0, shop: { shop_follow_status: 0 } });
    expect(await page("")).toMatchObject({ is_collect: 0, shop: { shop_follow_status: 0 } });
  });

  test("favourites are a customer's own: nobody sees those of another, or removes them", async () => {
    const [who, other] = [await backend.newCustomer(), await backend.newCustomer()];
    await save(who, [1, 2], 1);
    await follow(who, 1, 1);
    expect(await state(other)).toEqual({ productIds: [], shopIds: [] });
    await save(other, [1, 2], 0);
    await follow(other, 1, 0);
    expect(await idsOf(who)).toEqual([2, 1]);
    expect(await idsOf(other)).toEqual([]);
    expect((await state(who)).shopIds).toEqual([1]);
  });

  test("a favourite says what it cost when it was saved, and what is cheaper or sold out is found by that", async () => {
    const who = await backend.newCustomer();
    const { db } = backend;
    const cheap = await sell(db, { fields: { price: 9900 } });
    const flash = await sell(db, { fields: { price: 8000 } });
    const gone = await sell(db, { fields: { price: 5000 }, stock: 0 });
    for (const { productId } of [cheap, flash, gone]) await save(who, productId, 1);
    expect((await list(who)).counts).toEqual({ all: 3, cheaper: 0, soldOut: 1, shops: 0 });
    await db.update(products).set({ price: 7900 }).where(eq(products.id, cheap.productId));
    await putOnFlashSale(db, flash, 6000);
    const { items, counts } = await list(who, { filter: "cheaper" });
    expect(counts).toMatchObject({ all: 3, cheaper: 2, soldOut: 1 });
    expect(items).toMatchObject([
      { id: flash.productId, price: 6000, savedPrice: 8000, sold: true, onlySkuId: flash.skuId },
      { id: cheap.productId, price: 7900, savedPrice: 9900, hasOptions: false },
    ]);
    expect(await idsOf(who, { filter: "soldOut" })).toEqual([gone.productId]);
    // Saved while the flash sale runs: its price is the one to beat.
    const late = await backend.newCustomer();
    await save(late, flash.productId, 1);
    expect((await list(late)).items[0]).toMatchObject({ savedPrice: 6000 });
    // What was saved stays as it was.
    await save(who, cheap.productId, 1);
    expect((await list(who)).items.at(-1)).toMatchObject({ id: cheap.productId, savedPrice: 9900 });
  });

  test("a favourite that is no longer sold stays and says so, a deleted one goes", async () => {
    const who = await backend.newCustomer();
    const { db } = backend;
    const [shelved, deleted] = [await sell(db, { stock: 0 }), await sell(db, {})];
    await save(who, [shelved.productId, deleted.productId], 1);
    await db.update(products).set({ isOnShelf: false }).where(eq(products.id, shelved.productId));
    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, deleted.productId));
    const { items, total, counts } = await list(who);
    expect(items).toMatchObject([{ id: shelved.productId, sold: false }]);
    expect([total, counts]).toEqual([1, { all: 1, cheaper: 0, soldOut: 0, shops: 0 }]);
    expect(await save(who, deleted.productId, 0)).toMatchObject({ code: 1 });
  });

  test("favourites are searched in every language and come in pages, newest first", async () => {
    const who = await backend.newCustomer();
    const { db } = backend;
    const ids: number[] = [];
    for (const name of ["Kettle", "Tea Pot", "Tea Cup"])
      ids.push(await putOnSale(db, { name: `茶 ${name}`, translations: { en: name } }));
    await save(who, ids, 1);
    expect(await idsOf(who)).toEqual(ids.toReversed());
    expect(await idsOf(who, { page: 2, pageSize: 2 })).toEqual([ids[0]]);
    expect(await idsOf(who, { text: "TEA" })).toEqual([ids[2], ids[1]]);
    expect((await list(who, { text: "茶" })).counts?.all).toBe(3);
    expect(await idsOf(who, { text: "%" })).toEqual([]);
  });

  test("followed shops say what they sell, whatever state they are in", async () => {
    const who = await backend.newCustomer();
    await follow(who, 1, 1);
    await follow(who, 2, 1);
    await save(who, 1, 1);
    await backend.db.update(shops).set({ isFrozen: true }).where(eq(shops.id, 2));
    const { items, total, productCount } = await fetchFollowedShops(client(who), { page: 1, pageSize: 10 });
    await backend.db.update(shops).set({ isFrozen: false }).where(eq(shops.id, 2));
    expect([items.map(({ id }) => id), total, productCount]).toEqual([[2, 1], 2, 1]);
    expect(items.every(({ products: shown }) => shown.length === 5)).toBe(true);
    const named = await fetchFollowedShops(client(who), { text: "hearth", page: 1, pageSize: 10 });
    expect(named.items.map(({ id }) => id)).toEqual([1]);
  });

  test("what does not exist cannot be saved, and poisons no list; among others it is passed over", async () => {
    const who = await backend.newCustomer();
    expect(await save(who, 99_999_999)).toMatchObject({ code: 0, error: "not_found" });
    expect(await save(who, 99_999_999, 1)).toMatchObject({ code: 0, error: "not_found" });
    expect(await follow(who, 99_999_999)).toMatchObject({ code: 0, error: "not_found" });
    expect(await follow(who, [99_999_999], 1)).toMatchObject({ code: 0, error: "not_found" });
    expect(await save(who, [99_999_999, 1], 1)).toMatchObject({ code: 1 });
    expect(await follow(who, [99_999_999, 1], 1)).toMatchObject({ code: 1 });
    expect(await state(who)).toEqual({ productIds: [1], shopIds: [1] });
    for (const bad of ["", "x", -1, [], {}, null])
      for (const wanted of [undefined, 1] as const) {
        expect(await save(who, bad, wanted), JSON.stringify(bad)).toMatchObject({ code: 0, show: 1 });
        expect(await follow(who, bad, wanted), JSON.stringify(bad)).toMatchObject({ code: 0, show: 1 });
      }
    expect(await state(who)).toEqual({ productIds: [1], shopIds: [1] });
  });

  test("an account keeps so many favourites, and those it has may be saved again", async () => {
    const who = await backend.newCustomer();
    const { db } = backend;
    const all = () => db.select({ id: products.id }).from(products).orderBy(products.id);
    while ((await all()).length <= maxFavourites) await putOnSale(db, { name: "Another" });
    const ids = (await all()).map(({ id }) => id);
    const saved = ids.slice(0, maxFavourites);
    await db
      .insert(favouriteProducts)
      .values(saved.map((id) => ({ customerId: who.id, productId: id, price: 1, savedAt: new Date() })));
    expect(await save(who, ids.at(-1), 1)).toMatchObject({
      code: 0,
      msg: `You can keep ${maxFavourites} favourites at most`,
    });
    expect(await save(who, saved[0], 1)).toMatchObject({ code: 1 });
    expect((await state(who)).productIds).toHaveLength(maxFavourites);
  });

  test("a favourite with variants has something to choose", async () => {
    const who = await backend.newCustomer();
    const rows = await backend.db.select({ id: skus.id, productId: skus.productId }).from(skus).limit(200);
    const byProduct = Map.groupBy(rows, ({ productId }) => productId);
    const varied = [...byProduct].find(([, each]) => each.length > 1)?.[0];
    await save(who, varied, 1);
    expect((await list(who)).items[0]).toMatchObject({ id: varied, onlySkuId: null, hasOptions: true });
  });
});
