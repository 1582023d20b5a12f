import { fetchNotices, fetchProductDetail, fetchReviewOverview } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import { reviewEvents, reviewReports } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { idOf, openShop, sell } from "../../test-support/stage.ts";
import { rateShops } from "./rate-shops.ts";

onEachStore("operators of reviews", (backend) => {
  const command = (...line: readonly string[]) => backend.operate("reviews", ...line);
  let shopId = 0;
  let productId = 0;
  let author: CallingCustomer;
  beforeEach(async () => {
    shopId = await openShop(backend.db);
    productId = (await sell(backend.db, { name: "壶", translations: { en: "Pot" }, fields: { shopId } })).productId;
    author = await backend.newCustomer();
    await backend.db.delete(reviewReports);
  });
  async function written(productStars: number, columns: Partial<typeof reviews.$inferInsert> = {}): Promise<number> {
    const stars = { productStars, descriptionStars: productStars, serviceStars: 4, deliveryStars: 4 };
    const row = { productId, nickname: "m***a", body: "Drips", customerId: author.id, ...stars, ...columns };
    return idOf(await backend.db.insert(reviews).values(row).returning({ id: reviews.id }));
  }
  async function reported(id: number, ...reasons: readonly string[]): Promise<void> {
    for (const reason of reasons) {
      const reader = await backend.newCustomer();
      const answer = await reader.post("goods_comment/report", { id, reason });
      expect(answer).toMatchObject({ code: 1 });
    }
  }
  const actions = async (id: number) =>
    (await backend.db.select().from(reviewEvents).where(eq(reviewEvents.reviewId, id)).orderBy(reviewEvents.id)).map(
      ({ action, actor }) => `${action} by ${actor}`,
    );
  const outcomes = async (id: number) =>
    (await backend.db.select().from(reviewReports).where(eq(reviewReports.reviewId, id))).map(({ outcome }) => outcome);
  const ratio = async () => (await fetchReviewOverview(backend.client(), productId)).positiveRatio;

  test("operators see what waits for them, the longest first, and a shopper's text as one harmless line", async () => {
    expect(await command("reported")).toEqual({ code: 0, out: [], errors: [] });
    const first = await written(1, { body: "\u001B[31mBuy\nmy \u202Epills" });
    const second = await written(5, { body: "x".repeat(10_000) });
    await reported(second, "private");
    await reported(first, "advertising", "untrue", "untrue");
    await backend.db
      .update(reviewReports)
      .set({ createdAt: new Date("2020-01-01T00:00:00Z") })
      .where(eq(reviewReports.reviewId, first));
    const { out } = await command();
    expect(out).toHaveLength(3);
    expect(out[1]).toMatch(
      new RegExp(`^${first} +${productId} +3 +advertising,untrue +2020-01-01T00:00:00.000Z +\\[31mBuy my pills$`),
    );
    expect(out[2]).toMatch(new RegExp(`^${second} +${productId} +1 +private .* x{59}…$`));
    const [line = ""] = (await command("reported", "--json")).out;
    expect(JSON.parse(line)).toMatchObject({ id: first, reports: 3, reasons: ["advertising", "untrue"], shown: true });
  });

  test("operators hide a review: it leaves pages, counts and percent, and what it was worth to the shop stays", async () => {
    const good = await written(5);
    const bad = await written(1);
    await rateShops(backend.db, [shopId]);
    await reported(bad, "untrue", "offensive");
    expect(await ratio()).toBe(0.5);
    expect(await command("hide", String(bad))).toMatchObject({ code: 0, out: [`Review ${bad} is hidden`] });
    expect(await ratio()).toBe(1);
    expect((await fetchProductDetail(backend.client(), productId)).reviewSummary).toEqual({
      positiveRatio: 1,
      averageStars: 3,
      count: 1,
      shops: null,
    });
    const { lists } = recordOf((await backend.ask(`goods_comment/lists?goods_id=${productId}`)).data);
    expect(lists).toMatchObject([{ id: good }]);
    const facets = await backend.ask(`goods_comment/facets?goods_id=${productId}`);
    expect(facets.data).toMatchObject({ count: 1 });
    await rateShops(backend.db, [shopId]);
    const [shop] = await backend.db.select({ score: shops.score }).from(shops).where(eq(shops.id, shopId));
    expect(shop?.score).toBe(3);
    expect(await outcomes(bad)).toEqual(["hidden", "hidden"]);
    expect((await command("reported")).out).toEqual([]);

    expect(await command("hide", String(bad))).toMatchObject({ code: 0, out: [`Review ${bad} was hidden before`] });
    expect((await command("list", "--hidden", "--product", String(productId))).out).toHaveLength(2);
    expect(await command("show", String(bad))).toMatchObject({ out: [`Review ${bad} is shown`] });
    expect(await command("show", String(bad))).toMatchObject({ out: [`Review ${bad} was shown before`] });
    expect(await ratio()).toBe(0.5);
    expect(await actions(bad)).toEqual(["hide by operator", "show by operator"]);
  });

  test("operators keep a review, which closes what was reported of it", async () => {
    const id = await written(1);
    await reported(id, "untrue");
    expect(await command("dismiss-report", String(id), "--json")).toMatchObject({
      out: [JSON.stringify({ id, action: "keep", changed: true })],
    });
    expect(await outcomes(id)).toEqual(["kept"]);
    expect(await command("dismiss-report", String(id))).toMatchObject({
      out: [`Nobody waits for a decision about review ${id}`],
    });
    // Whoever reports it later makes it wait again.
    await reported(id, "private");
    expect((await command("reported")).out).toHaveLength(2);
    expect(await actions(id)).toEqual(["keep by operator"]);
  });

  test("operators answer a review, and its author is told of it once", async () => {
    const id = await written(2, { body: "Drips" });
    expect(await command("answer", String(id), "We", "<b>sent</b>", "a {name}.")).toMatchObject({ code: 0 });
    expect(await command("answer", String(id), "We <b>sent</b> a {name}.")).toMatchObject({
      out: [`Review ${id} was answered before`],
    });
    expect(await command("answer", String(id), "We sent two.")).toMatchObject({ out: [`Review ${id} is answered`] });
    const [row] = await backend.db.select().from(reviews).where(eq(reviews.id, id));
    expect(row).toMatchObject({ reply: "We sent two.", repliedAt: expect.any(Date) });
    const { items } = await fetchNotices(backend.client({ token: author.token }), {
      unread: false,
      page: 1,
      pageSize: 10,
    });
    expect(items).toMatchObject([
      {
        kind: "order",
        about: { type: "product", id: productId },
        text: "The shop has answered your review of Pot: We <b>sent</b> a {name}.",
      },
    ]);
    expect(await actions(id)).toEqual(["answer by operator", "answer by operator"]);
  });

  test("operators answer a review of nobody's account, and nobody is told", async () => {
    const id = await written(2, { customerId: null });
    expect(await command("answer", String(id), "Thanks")).toMatchObject({ code: 0, errors: [] });
  });

  test("operators who act at the same time leave one trace", async () => {
    const id = await written(1);
    await Promise.all(Array.from({ length: 6 }, () => command("hide", String(id))));
    expect(await actions(id)).toEqual(["hide by operator"]);
  });

  test.each([
    [["hide"], 2],
    [["hide", "x"], 2],
    [["hide", "0"], 2],
    [["hide", "99999999999"], 2],
    [["hide", "2147483647"], 1],
    [["hide", "1", "2"], 2],
    [["answer", "1"], 2],
    [["answer", "1", "  "], 2],
    [["answer", "1", "x".repeat(501)], 2],
    [["list", "--product", "x"], 2],
    [["list", "all"], 2],
    [["reported", "--hidden"], 2],
    [["burn", "1"], 2],
  ])("operators are told what is wrong with %j", async (line, code) => {
    const before = await backend.db.$count(reviewEvents);
    const result = await command(...line);
    expect(result).toMatchObject({ code, out: [] });
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]).not.toMatch(/^fault/);
    expect(await backend.db.$count(reviewEvents)).toBe(before);
  });

  test("operators find nothing of a review that its author has deleted", async () => {
    const id = await written(1, { deletedAt: new Date() });
    expect(await command("show", String(id))).toMatchObject({ code: 1, errors: ["This review does not exist"] });
    expect((await command("list", "--product", String(productId))).out).toEqual([]);
  });
});
