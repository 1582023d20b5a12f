import { beforeEach, expect, test } from "vitest";
import { reviewEvents, reviewReports } from "../../../platform/store/schema/review-votes.ts";
import { reviews } from "../../../platform/store/schema/reviews.ts";
import { eq } from "../../../platform/store/sql.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { idOf, openShop, sell } from "../../../test-support/stage.ts";

onEachStore("reviews at the desk", (backend) => {
  let productId = 0;
  let staff = "";
  let foreign = "";
  let operator = "";

  beforeEach(async () => {
    const shopId = await openShop(backend.db);
    ({ productId } = await sell(backend.db, { name: "壶", translations: { en: "Pot" }, fields: { shopId } }));
    ({ token: staff } = await backend.newDeskUser("staff", shopId));
    ({ token: foreign } = await backend.newDeskUser("owner", await openShop(backend.db)));
    ({ token: operator } = await backend.newDeskUser("operator", null));
    await backend.db.delete(reviewReports);
  });

  async function written(productStars: number, columns: Partial<typeof reviews.$inferInsert> = {}): Promise<number> {
    const author = await backend.newCustomer();
    const stars = { productStars, descriptionStars: 4, serviceStars: 4, deliveryStars: 4 };
    const row = { productId, nickname: "m***a", body: "Drips", customerId: author.id, ...stars, ...columns };
    return idOf(await backend.db.insert(reviews).values(row).returning({ id: reviews.id }));
  }
  const read = async (call: string, token = staff) => backend.atDesk(token).get(call);
  const change = (call: string, body: unknown, token = staff) => backend.atDesk(token).post(call, body);
  const listed = async (list: string) =>
    listOf(recordOf((await read(`reviews/list?list=${list}`)).data)["list"]).map(({ id }) => id);
  const reviewOf = async (id: number) => (await backend.db.select().from(reviews).where(eq(reviews.id, id)))[0];

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

  test("certain reviews are found wherever they stand in a list, and only the shop's own", async () => {
    const old = await written(2, { reply: "Thank you", repliedAt: new Date() });
    const others = [await written(3), await written(4)];
    const found = (query: string, token = staff) =>
      read(`reviews/list?page_size=1&${query}`, token).then(({ data }) =>
        listOf(recordOf(data)["list"]).map(({ id }) => id),
      );
    expect(await found("list=all")).toEqual([others[1]]);
    expect(await found(`list=all&ids=${old}`)).toEqual([old]);
    expect(await found(`list=to_answer&ids=${old}`)).toEqual([]);
    expect(await found(`list=all&ids=${old}`, foreign)).toEqual([]);
  });

  test("an answer that a colleague has given meanwhile stays, and says whose it is", async () => {
    const id = await written(2);
    const answer = (text: string, was: string) => change("reviews/answer", { id, answer: text, was });
    expect(await answer("First", "")).toMatchObject({ code: 1 });
    expect(await answer("Second", "")).toMatchObject({
      code: 0,
      field: "answer",
      msg: "A colleague has answered this review meanwhile",
    });
    expect((await reviewOf(id))?.reply).toBe("First");
    // What is said again is no other answer; what was read before may be replaced.
    expect(await answer("First", "")).toMatchObject({ code: 1 });
    const { data } = await read("reviews/list?list=answered");
    expect(listOf(recordOf(data)["list"]).find((each) => each["id"] === id)).toMatchObject({
      answered_by: "Mei & <Li>",
    });
    expect(await answer("Second", "First")).toMatchObject({ code: 1 });
    expect((await reviewOf(id))?.reply).toBe("Second");
  });

  test("a shop answers reviews of its own products alone, and it is told apart from an operator", async () => {
    const id = await written(2);
    expect(await change("reviews/answer", { id, answer: " " })).toMatchObject({ code: 0, field: "answer" });
    expect(await change("reviews/answer", { id, answer: "x".repeat(501) })).toMatchObject({ field: "answer" });
    expect(await change("reviews/answer", { id, answer: "No" }, foreign)).toMatchObject({ error: "not_found" });
    expect(await change("reviews/answer", { id, answer: "A new lid is on its way" })).toMatchObject({ code: 1 });
    expect((await reviewOf(id))?.reply).toBe("A new lid is on its way");
    const events = await backend.db.select().from(reviewEvents).where(eq(reviewEvents.reviewId, id));
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
      const customer = await backend.newCustomer();
      await customer.post("goods_comment/report", { id, reason });
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

  test("reviews are narrowed down by their stars, and by what the product is called", async () => {
    const [low, high] = [await written(1), await written(5)];
    const found = async (query: string) =>
      listOf(recordOf((await read(`reviews/list?${query}`)).data)["list"]).map(({ id }) => id);
    expect(await found("stars=5")).toEqual([high]);
    expect(await found("stars=6")).toEqual([high, low]);
    expect(await found("words=pO")).toEqual([high, low]);
    expect(await found(`words=${encodeURIComponent("壶")}&stars=1`)).toEqual([low]);
    expect(await found("words=name")).toEqual([]);
  });

  test("a shop reports a review once, the operator reads who and why, and the shop what was decided", async () => {
    const [bad, fair] = [await written(1), await written(2)];
    const report = (id: number, more: object = {}, by = staff) =>
      change("reviews/report", { id, reason: "offensive", ...more }, by);
    expect(await report(bad, {}, foreign)).toMatchObject({ error: "not_found" });
    expect(await report(bad, { reason: "untrue" })).toMatchObject({ code: 0, field: "reason" });
    expect(await report(bad, { reason: "other", note: " " })).toMatchObject({ code: 0, field: "note" });
    expect(await report(bad, { note: "x".repeat(301) })).toMatchObject({ code: 0, field: "note" });
    const answers = await Promise.all([report(bad, { note: "Calls us names" }), report(bad)]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await report(fair, { reason: "other", note: "Is about another shop" })).toMatchObject({ code: 1 });
    const { data } = await read("reported_reviews/list", operator);
    expect(recordOf(data)["list"]).toMatchObject([
      { id: bad, reports: 1, reasons: ["offensive"], by_shop: { reason: "offensive" } },
      { id: fair, by_shop: { reason: "other", note: "Is about another shop", shop: { id: expect.any(Number) } } },
    ]);
    const reported = async () =>
      listOf(recordOf((await read("reviews/list?list=reported")).data)["list"]).map(
        ({ id, is_shown, report: own }) => ({
          id,
          is_shown,
          outcome: recordOf(own)["outcome"],
        }),
      );
    expect(await reported()).toEqual([
      { id: fair, is_shown: true, outcome: "" },
      { id: bad, is_shown: true, outcome: "" },
    ]);
    await change("reported_reviews/decide", { id: bad, decision: "hide" }, operator);
    await change("reported_reviews/decide", { id: fair, decision: "keep" }, operator);
    // What is hidden is gone from the other lists, and stays here with the decision.
    expect(await reported()).toEqual([
      { id: fair, is_shown: true, outcome: "kept" },
      { id: bad, is_shown: false, outcome: "hidden" },
    ]);
    expect(await listed("all")).toEqual([fair]);
    expect(await report(fair)).toMatchObject({ code: 0, msg: "Your shop has reported this review before" });
    expect(recordOf((await read("reviews/list?list=reported", foreign)).data)["list"]).toEqual([]);
  });
});
