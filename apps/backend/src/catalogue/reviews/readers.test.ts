import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { customers } from "../../platform/store/schema/customers.ts";
import { reviewReports, reviewVotes } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { idOf, sell } from "../../test-support/stage.ts";

let now = new Date("2026-11-20T04:00:00Z");
const oneHour = 60 * 60 * 1000;

onEachStore(
  "readers of reviews",
  (backend) => {
    let productId = 0;
    beforeAll(async () => {
      productId = (await sell(backend.db)).productId;
    });
    const customer = () => backend.newCustomer({}, now);
    async function written(columns: Partial<typeof reviews.$inferInsert> = {}): Promise<number> {
      const stars = { productStars: 4, descriptionStars: 4, serviceStars: 4, deliveryStars: 4 };
      const review = { productId, nickname: "m***a", body: "好", ...stars, ...columns };
      return idOf(await backend.db.insert(reviews).values(review).returning({ id: reviews.id }));
    }
    const vote = ({ token }: Pick<CallingCustomer, "token">, id: unknown, is_helpful: unknown = 1) =>
      backend.as(token).post("goods_comment/vote", { id, is_helpful });
    const report = ({ token }: Pick<CallingCustomer, "token">, id: unknown, reason: unknown = "untrue") =>
      backend.as(token).post("goods_comment/report", { id, reason });
    const mine = async (who: CallingCustomer, product = productId) =>
      (await who.get(`goods_comment/mine?goods_id=${product}`)).data;
    const countOf = async (id: number) => {
      const [row] = await backend.db.select({ count: reviews.helpfulCount }).from(reviews).where(eq(reviews.id, id));
      return row?.count;
    };

    test("readers vote once each, and can take it back: a repetition changes nothing", async () => {
      const id = await written();
      const [one, other] = [await customer(), await customer()];
      expect(await vote(one, id)).toMatchObject({ code: 1, data: { helpful_num: 1 } });
      expect(await vote(one, id)).toMatchObject({ code: 1, data: { helpful_num: 1 } });
      expect(await vote(other, id)).toMatchObject({ data: { helpful_num: 2 } });
      expect(await mine(one)).toMatchObject({ voted: [id], reported: [] });
      expect(await vote(one, id, 0)).toMatchObject({ data: { helpful_num: 1 } });
      expect(await vote(one, id, 0)).toMatchObject({ data: { helpful_num: 1 } });
      expect(await mine(one)).toEqual({ voted: [], reported: [], written: [] });
      const { lists } = recordOf((await backend.ask(`goods_comment/lists?goods_id=${productId}`)).data);
      expect(listOf(lists).find((row) => row["id"] === id)).toMatchObject({ helpful_num: 1 });
    });

    test("readers can neither vote for their own reviews nor report them, and are told which these are", async () => {
      const author = await customer();
      const id = await written({ customerId: author.id });
      for (const answer of [await vote(author, id), await vote(author, id, 0), await report(author, id)])
        expect(answer).toMatchObject({ status: 200, code: 0, msg: "This is your own review" });
      expect(await countOf(id)).toBe(0);
      expect(await backend.db.$count(reviewReports, eq(reviewReports.reviewId, id))).toBe(0);
      expect(await mine(author)).toMatchObject({ written: [id] });
    });

    test("readers find reviews that are hidden, deleted and unknown equally gone", async () => {
      const reader = await customer();
      const hidden = await written({ isVisible: false });
      const deleted = await written({ deletedAt: now });
      const answers = [];
      for (const id of [hidden, deleted, 2_147_483_647, "99999999999999999999"])
        answers.push(await vote(reader, id), await report(reader, id));
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 200,
          code: 0,
          msg: "This review is no longer there",
          error: "not_found",
        });
      }
      expect(await mine(reader)).toEqual({ voted: [], reported: [], written: [] });
    });

    test("visitors are asked to log in", async () => {
      const id = await written();
      for (const token of ["", "x".repeat(32)]) {
        expect(await vote({ token }, id)).toMatchObject({ code: -1 });
        expect(await report({ token }, id)).toMatchObject({ code: -1 });
        expect(await backend.as(token).get(`goods_comment/mine?goods_id=${productId}`)).toMatchObject({
          code: -1,
        });
      }
      expect(await countOf(id)).toBe(0);
    });

    test.each([
      ["id", undefined, 1],
      ["id", "x", 1],
      ["id", 0, 1],
      ["id", -1, 1],
      ["is_helpful", null, null],
      ["is_helpful", null, "yes"],
      ["is_helpful", null, 2],
      ["is_helpful", null, []],
    ])("a vote whose %s cannot be read is rejected: %j, %j", async (_what, id, isHelpful) => {
      const reader = await customer();
      const reviewId = await written();
      const answer = await vote(reader, id === null ? reviewId : id, isHelpful);
      expect(answer).toMatchObject({ status: 200, code: 0, data: [] });
      expect(await countOf(reviewId)).toBe(0);
    });

    test.each([null, "", "boring", "UNTRUE", { toString: "untrue" }, 5])(
      "a report with %j for a reason is rejected",
      async (reason) => {
        const reader = await customer();
        const id = await written();
        expect(await report(reader, id, reason)).toMatchObject({ status: 200, code: 0, data: [] });
        expect(await backend.db.$count(reviewReports, eq(reviewReports.reviewId, id))).toBe(0);
      },
    );

    test("readers report a review once, however often they say it", async () => {
      const reader = await customer();
      const id = await written();
      const answers = await Promise.all([report(reader, id), report(reader, id, "private"), report(reader, id)]);
      for (const answer of answers) expect(answer).toMatchObject({ code: 1, data: [] });
      expect(await backend.db.$count(reviewReports, eq(reviewReports.reviewId, id))).toBe(1);
      expect(await mine(reader)).toMatchObject({ reported: [id] });
    });

    test("readers report twenty reviews an hour at most", async () => {
      const reader = await customer();
      const ids = [];
      for (let count = 0; count < 21; count++) ids.push(await written());
      const answers = [];
      for (const id of ids) answers.push(await report(reader, id));
      // A fault of the machine is no rejection, and says what it is.
      for (const answer of answers.slice(0, 20)) expect(answer, answer.text).toMatchObject({ status: 200, code: 1 });
      expect(answers.at(-1)).toMatchObject({ status: 200, code: 0, msg: expect.stringMatching(/in 60 min$/) });
      // What is known already is no other report.
      expect(await report(reader, ids[0])).toMatchObject({ code: 1 });
      now = new Date(now.getTime() + oneHour);
      expect(await report(reader, ids.at(-1))).toMatchObject({ code: 1 });
    });

    test("votes go with their customer, and the count with them", async () => {
      const [one, other] = [await customer(), await customer()];
      const id = await written();
      await vote(one, id);
      await vote(other, id);
      await backend.db.delete(customers).where(eq(customers.id, one.id));
      expect(await countOf(id)).toBe(1);
    });

    describe("in a race", () => {
      let readers: readonly CallingCustomer[] = [];
      beforeAll(async () => {
        readers = await Promise.all([1, 2, 3].map(() => customer()));
      });
      const press = fc.record({
        reader: fc.nat({ max: 2 }),
        review: fc.nat({ max: 1 }),
        isHelpful: fc.boolean(),
      });

      test("readers' votes in a race are counted as they are", async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 16 }), async (presses) => {
            const ids = [await written(), await written()];
            const answers = await Promise.all(
              presses.map(({ reader, review, isHelpful }) =>
                vote(readers[reader] ?? { token: "" }, ids[review], isHelpful ? 1 : 0),
              ),
            );
            for (const answer of answers) expect(answer).toMatchObject({ status: 200, code: 1 });
            for (const [index, id] of ids.entries()) {
              const votes = await backend.db.select().from(reviewVotes).where(eq(reviewVotes.reviewId, id));
              expect(await countOf(id)).toBe(votes.length);
              for (const [position, { id: customerId }] of readers.entries()) {
                const wanted = presses.filter(({ reader, review }) => reader === position && review === index);
                const has = votes.some((each) => each.customerId === customerId);
                // Whoever has always said the same has that.
                if (wanted.every(({ isHelpful }) => isHelpful) && wanted.length > 0) expect(has).toBe(true);
                if (wanted.every(({ isHelpful }) => !isHelpful)) expect(has).toBe(false);
              }
            }
          }),
          { numRuns: 20 },
        );
      });
    });
  },
  { now: () => now },
);
