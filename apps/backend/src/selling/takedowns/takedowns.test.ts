import { beforeEach, expect, test } from "vitest";
import { withCheckDigit } from "../../catalogue/products/article-codes.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { brands, products, skus } from "../../platform/store/schema/catalog.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { type Answer, listOf, recordOf } from "../../test-support/ask.ts";
import { buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { idOf, openShop } from "../../test-support/stage.ts";

type Body = Readonly<Record<string, unknown>>;

let runs = 0;

onEachStore("products that operators take down", (backend) => {
  let operator: CallingDeskUser;
  let merchant: CallingDeskUser;
  let shopId = 0;
  let productId = 0;
  let skuId = 0;
  /** A word that nothing else is called by. */
  let word = "";

  beforeEach(async () => {
    const { db } = backend;
    runs += 1;
    word = `Vorbl${String.fromCodePoint(97 + runs)}x`;
    operator = await backend.newDeskUser("operator", null);
    shopId = await openShop(db, { name: `Shop of ${word}` });
    merchant = await backend.newDeskUser("staff", shopId);
    productId = await putOnSale(db, { name: `灯 ${word}`, translations: { en: `${word} lamp` }, fields: { shopId } });
    skuId = idOf(await db.select({ id: skus.id }).from(skus).where(eq(skus.productId, productId)));
  });

  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const find = async (query: string) =>
    listOf(recordOf(good(await operator.get(`all_products/list?${query}`)).data)["list"]);
  const idsIn = async (query: string) => (await find(query)).map((each) => each["id"]);
  const takedownOf = async () => {
    const [row] = listOf(recordOf((await merchant.get("products/list")).data)["list"]);
    return row?.["takedown"] === null ? null : recordOf(row?.["takedown"]);
  };
  const takeDown = (more: Body = {}) =>
    operator.post("all_products/take_down", { id: productId, grounds: "A forged brand", ...more });
  const seen = async () => ({ id: productId, revision: Number((await takedownOf())?.["revision"]) });
  const askReview = async (more: Body = {}) =>
    merchant.post("products/ask_review", { ...(await seen()), correction: "The brand is right now", ...more });
  const found = async () =>
    listOf(recordOf((await backend.ask(`pc/goodsList?name=${word}`)).data)["list"]).map((each) => each["id"]);
  const setListed = (from: boolean, to: boolean) =>
    merchant.post("products/change", { cells: [{ id: productId, field: "is_on_shelf", from, to }] });

  test("a product that is taken down is found, shown and bought nowhere; given back, it is again", async () => {
    const customer = await backend.newCustomer();
    expect(await customer.post("cart/add", { item_id: skuId, goods_num: 1 })).toMatchObject({ code: 1 });
    const { customer: newBuyer, some, submit } = buying(backend);
    const buyer = await newBuyer();
    const order = () => submit(buyer, [some({ skuId, productId }, 1, { shop_id: shopId })]);
    expect(await order()).toMatchObject({ code: 1 });
    await expect.poll(found, { timeout: 60_000 }).toEqual([productId]);
    const heard: string[] = [];
    const stop = backend.services.events.subscribe("invalidated", (topic) => heard.push(String(topic)));
    good(await takeDown());
    await expect.poll(() => heard).toContain("shelf");
    stop();
    await expect.poll(found, { timeout: 60_000 }).toEqual([]);
    expect(await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`)).toMatchObject({ code: 0 });
    // Its page says what it was, and that it is gone.
    expect(recordOf((await backend.ask(`goods/gone?goods_id=${productId}`)).data)["id"]).toBe(productId);
    expect(await customer.post("cart/add", { item_id: skuId, goods_num: 1 })).toMatchObject({ code: 0 });
    expect(await order()).toMatchObject({ code: 0 });
    good(await operator.post("all_products/restore", await seen()));
    await expect.poll(found, { timeout: 60_000 }).toEqual([productId]);
    expect(await takedownOf()).toBeNull();
    expect(await customer.post("cart/add", { item_id: skuId, goods_num: 1 })).toMatchObject({ code: 1 });
  });

  test("its merchant reads the grounds, corrects it, and cannot sell it before the platform has looked again", async () => {
    good(await takeDown());
    expect(await takedownOf()).toMatchObject({ grounds: "A forged brand", correction: "", revision: 1 });
    expect(recordOf((await merchant.get("products/list?list=taken_down")).data)["count"]).toBe(1);
    expect(recordOf((await merchant.get("figures/today")).data)["products_to_correct"]).toBe(1);
    good(await setListed(true, false));
    const refused = await setListed(false, true);
    expect(refused).toMatchObject({ code: 0, msg: expect.stringContaining(word) as unknown });
    expect(await askReview({ correction: " " })).toMatchObject({ code: 0, field: "correction" });
    good(await askReview());
    expect(await idsIn("list=to_review")).toContain(productId);
    expect(recordOf((await merchant.get("figures/today")).data)["products_to_correct"]).toBe(0);
    const waiting = Number(recordOf((await operator.get("figures/platform")).data)["products_to_review"]);
    expect(waiting).toBeGreaterThan(0);
    // Not yet: it stays down, for other grounds.
    good(await takeDown({ ...(await seen()), grounds: "The picture, too" }));
    expect(await takedownOf()).toMatchObject({ grounds: "The picture, too", correction: "", revision: 3 });
    expect(await idsIn("list=to_review")).not.toContain(productId);
    good(await askReview());
    good(await operator.post("all_products/restore", await seen()));
    // It is what its merchant has made of it: off the shelf.
    expect(await idsIn(`list=off_shelf&words=${word}`)).toEqual([productId]);
    good(await setListed(false, true));
  });

  test("nothing is decided on what somebody has decided meanwhile, and no reason is left out", async () => {
    expect(await takeDown({ grounds: "" })).toMatchObject({ code: 0, field: "grounds" });
    expect(await takeDown({ grounds: "x".repeat(501) })).toMatchObject({ code: 0, field: "grounds" });
    expect(await takeDown({ id: 2_000_000_000 })).toMatchObject({ code: 0, error: "not_found" });
    expect(await operator.post("all_products/restore", { id: productId, revision: 1 })).toMatchObject({
      code: 0,
      error: "not_found",
    });
    const answers = await Promise.all([takeDown(), takeDown()]);
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([0, 1]));
    const read = await seen();
    good(await askReview());
    const late = { code: 0, msg: expect.stringContaining("Somebody has decided") as unknown };
    expect(await operator.post("all_products/restore", read)).toMatchObject(late);
    expect(await takeDown({ ...read })).toMatchObject(late);
    expect(await askReview(read)).toMatchObject(late);
  });

  test("who took it down, and who asked, stands in the audit log with the reason", async () => {
    good(await takeDown());
    good(await askReview());
    const entries = await backend.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subject, "product_takedowns"), eq(auditEntries.subjectId, String(productId))))
      .orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { agentId: operator.id, shopId, operation: "insert", after: { grounds: "A forged brand" } },
      { agentId: merchant.id, shopId, operation: "update", after: { correction: "The brand is right now" } },
    ]);
  });

  test("products of all shops are found by name, number, barcode, shop, brand, category and state", async () => {
    const { db } = backend;
    const brandId = idOf(
      await db
        .insert(brands)
        .values({ name: `Brand ${word}` })
        .returning({ id: brands.id }),
    );
    await db
      .update(products)
      .set({ brandId, ownNumber: `N-${word}` })
      .where(eq(products.id, productId));
    const gtin = withCheckDigit(`0693000${1000 + runs}00`);
    await db
      .update(skus)
      .set({ ownNumber: `S-${word}`, barcode: gtin })
      .where(eq(skus.id, skuId));
    const queries = [
      `words=${word.toLowerCase()}`,
      `words=${encodeURIComponent(`灯 ${word}`)}`,
      `words=N-${word}`,
      `words=S-${word}`,
      `words=${gtin.slice(1)}`,
      `shop=of ${word}`,
      `brand=${word.toUpperCase()}`,
      `words=${word}&category_id=1&list=on_sale`,
    ];
    for (const query of queries) expect(await idsIn(query), query).toEqual([productId]);
    expect(await idsIn(`words=${word}&list=taken_down`)).toEqual([]);
    expect(await idsIn(`words=${word}&category_id=2000000000`)).toEqual([]);
    good(await takeDown());
    expect(await find(`words=${word}&list=taken_down`)).toMatchObject([
      { id: productId, shop: { id: shopId }, brand: `Brand ${word}`, takedown: { grounds: "A forged brand" } },
    ]);
    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, productId));
    expect(await idsIn(`words=${word}`)).toEqual([]);
  });

  test("the lists go on where their page ended: the newest first, and those to be reviewed as they were asked for", async () => {
    const { db } = backend;
    const ids: number[] = [];
    for (let at = 0; at < 52; at += 1)
      ids.push(await putOnSale(db, { name: `${word} ${at}`, fields: { shopId, isApproved: true } }));
    const first = await idsIn(`shop=${word}`);
    expect(first).toEqual(ids.toReversed().slice(0, 50));
    expect(await idsIn(`shop=${word}&before=${Number(first.at(-1))}`)).toEqual([ids[1], ids[0], productId]);
    for (const id of [ids[3], productId, ids[7]]) {
      good(await takeDown({ id }));
      good(await merchant.post("products/ask_review", { id, revision: 1, correction: "Right now" }));
    }
    const waiting = await idsIn(`list=to_review&shop=${word}`);
    expect(waiting).toEqual([ids[3], productId, ids[7]]);
    expect(await idsIn(`list=to_review&shop=${word}&before=${productId}`)).toEqual([ids[7]]);
  });
});
