import { beforeEach, expect, test } from "vitest";
import { reviewEvents, reviewReports } from "../../store/schema/review-votes.ts";
import { reviews } from "../../store/schema/reviews.ts";
import { eq } from "../../store/sql.ts";
import { ask, listOf, recordOf } from "../../test-support/ask.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { askShopDesk, newDeskUser } from "../../test-support/new-desk-user.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { idOf, openShop, sell } from "../../test-support/stage.ts";

onEachStore("reviews at the desk", (backend) => {
  const db = () => backend().db;
  let productId = 0;
  let staff = "";
  let foreign = "";
  let operator = "";

  beforeEach(async () => {
    const shopId = await openShop(db());
    ({ productId } = await sell(db(), { name: "壶", translations: { en: "Pot" }, facts: { shopId } }));
    ({ token: staff } = await newDeskUser(db(), "staff", shopId));
    ({ token: foreign } = await newDeskUser(db(), "owner", await openShop(db())));
    ({ token: operator } = await newDeskUser(db(), "operator", null));
    await db().delete(reviewReports);
  });

  async function written(productStars: number, facts: Partial<typeof reviews.$inferInsert> = {}): Promise<number> {
    const author = await newCustomer(db());
    const stars = { productStars, descriptionStars: 4, serviceStars: 4, deliveryStars: 4 };
    const row = { productId, nickname: "m***a", body: "Drips", customerId: author.id, ...stars, ...facts };
    return idOf(await db().insert(reviews).values(row).returning({ id: reviews.id }));
  }
  const read = async (call: string, token = staff) => askShopDesk(backend().url, call, { token, language: "en" });
  const change = (call: string, body: unknown, token = staff) =>
    askShopDesk(backend().url, call, { token, body, language: "en" });
  const listed = async (list: string) =>
    listOf(recordOf((await read(`reviews/list?list=${list}`)).data)["list"]).map(({ id }) => id);
  const reviewOf = async (id: number) => (await db().select().from(reviews).where(eq(reviews.id, id)))[0];

  test("a shop sees what readers see of its products, by what is to be done", async () => {
    const silent = await written(5, { body: "" });
    const low = await written(1);
    const answered = await written(4, { reply: "Thank you", repliedAt: new Date() });
    await written(1, { isVisible: false });
    await written(1, { deletedAt: new Date() });
    expect(await listed("all")).toEqual([answered, low, silent]);
    expect(await listed("to_answer")).toEqual([low]);
    expect(await listed("low")).toEqual([low]);
    expect(await listed("answered")).toEqual([answered]);
    const { data } = await read("reviews/list");
    expect(recordOf(data)["counts"]).toEqual({ to_answer: 1 });
    expect(listOf(recordOf(data)["list"])[1]).toMatchObject({ product: { id: productId, name: "Pot" }, stars: 1 });
    expect(recordOf((await read("reviews/list", foreign)).data)["list"]).toEqual([]);
  });

  test("a shop answers reviews of its own products alone, and it is told apart from an operator", async () => {
    const id = await written(2);
    expect(await change("reviews/answer", { id, answer: " " })).toMatchObject({ code: 0, field: "answer" });
    expect(await change("reviews/answer", { id, answer: "x".repeat(501) })).toMatchObject({ field: "answer" });
    expect(await change("reviews/answer", { id, answer: "No" }, foreign)).toMatchObject({ error: "not_found" });
    expect(await change("reviews/answer", { id, answer: "A new lid is on its way" })).toMatchObject({ code: 1 });
    expect((await reviewOf(id))?.reply).toBe("A new lid is on its way");
    const events = await db().select().from(reviewEvents).where(eq(reviewEvents.reviewId, id));
    expect(events).toMatchObject([{ action: "answer", actor: "shop" }]);
    const hidden = await written(1, { isVisible: false });
    expect(await change("reviews/answer", { id: hidden, answer: "No" })).toMatchObject({ error: "not_found" });
  });

  test("operators decide about what readers report, and shops do not", async () => {
    const [bad, good] = [await written(1), await written(5)];
    for (const [id, reason] of [
      [bad, "offensive"],
      [bad, "untrue"],
      [good, "untrue"],
    ] as const) {
      const { token } = await newCustomer(db());
      await ask(backend().url, "goods_comment/report", { token, body: { id, reason } });
    }
    expect((await read("reported_reviews/list")).code).toBe(0);
    const { data } = await read("reported_reviews/list", operator);
    expect(recordOf(data)).toMatchObject({
      count: 2,
      list: [
        { id: bad, reports: 2, reasons: ["offensive", "untrue"], is_shown: true, product: { id: productId } },
        { id: good, reports: 1, reasons: ["untrue"] },
      ],
    });
    for (const [id, decision] of [
      [bad, "hide"],
      [good, "keep"],
    ] as const)
      expect(await change("reported_reviews/decide", { id, decision }, operator)).toMatchObject({ code: 1 });
    expect([(await reviewOf(bad))?.isVisible, (await reviewOf(good))?.isVisible]).toEqual([false, true]);
    expect(recordOf((await read("reported_reviews/list", operator)).data)["count"]).toBe(0);
    expect(await change("reported_reviews/decide", { id: bad, decision: "answer" }, operator)).toMatchObject({
      code: 0,
    });
    expect(await change("reported_reviews/decide", { id: 999_999, decision: "hide" }, operator)).toMatchObject({
      error: "not_found",
    });
    expect(await change("reported_reviews/decide", { id: bad, decision: "show" })).toMatchObject({ code: 0 });
  });
});
