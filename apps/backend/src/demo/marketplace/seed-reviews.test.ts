import { marketplace } from "@plaza/demo-marketplace";
import { expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { languages } from "../../platform/store/language.ts";
import { reviewReports, reviewVotes } from "../../platform/store/schema/review-votes.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { isNull, sql } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

/** Demo customers have written some, too, of what they have received. */
const bySomebodyElse = isNull(reviews.customerId);

onEachStore("the demo's reviews", (backend) => {
  test("are of 150 best sellers and of most of what several shops sell, two to twenty-four each, mostly content", async () => {
    const { db } = backend;
    const rows = await db.select().from(reviews).where(bySomebodyElse);
    const byProduct = [...Map.groupBy(rows, ({ productId }) => productId).values()];
    expect(byProduct.length).toBeGreaterThan(150 + marketplace.resales.length / 2);
    for (const group of byProduct) {
      expect(group.length).toBeGreaterThanOrEqual(2);
      expect(group.length).toBeLessThanOrEqual(24);
      const bodies = group.map(({ body }) => body).filter((body) => body !== "");
      expect(new Set(bodies).size).toBe(bodies.length);
      expect(bodies.length).toBeGreaterThan(group.length / 2);
    }
    const average = rows.reduce((sum, { productStars }) => sum + productStars, 0) / rows.length;
    expect(average).toBeGreaterThan(4.2);
    expect(average).toBeLessThan(4.8);
    expect(new Set(rows.map(({ productStars }) => productStars))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const language of languages) expect(rows.some((row) => row.language === language)).toBe(true);
    for (const { images } of rows) expect(images.length).toBeLessThanOrEqual(3);
    expect(rows.some(({ reply }) => reply !== "")).toBe(true);
    for (const { reply, repliedAt, createdAt } of rows)
      expect(repliedAt === null ? reply : repliedAt.getTime() > createdAt.getTime()).toBe(reply === "" ? "" : true);
    expect(rows.every(({ nickname }) => /^.\*{3}.$/u.test(nickname))).toBe(true);
  });

  test("are of every product that sells best, with two weeks to use it at least", async () => {
    const { rows } = await backend.db.execute<{ reviewed: boolean; isOld: boolean }>(sql`
      select exists (select from ${reviews} as review where review.product_id = best.id) as reviewed,
        best.created_at < now() - interval '14 days' as "isOld"
      from (select * from ${products} order by actual_sales desc limit 48) as best`);
    expect(rows).toEqual(Array.from({ length: 48 }, () => ({ reviewed: true, isOld: true })));
  });

  test("were written one after the other, after the product went on sale", async () => {
    const { rows } = await backend.db.execute<{ early: number; disordered: number }>(sql`
      select count(*) filter (where review.created_at <= product.created_at or review.created_at > now())::integer as early,
        count(*) filter (where review.created_at < review.before)::integer as disordered
      from (select *, lag(created_at) over (order by id) as before from ${reviews} where ${bySomebodyElse}) as review
      join ${products} as product on product.id = review.product_id`);
    expect(rows[0]).toEqual({ early: 0, disordered: 0 });
  });

  test("have helped some readers, in every language, and one waits for an operator", async () => {
    const { db } = backend;
    const rows = await db.select().from(reviews);
    for (const language of languages) {
      const helpful = rows.filter((row) => row.language === language && row.helpfulCount > 0);
      expect(helpful.length).toBeGreaterThan(20);
    }
    expect(rows.some(({ helpfulCount }) => helpfulCount === 0)).toBe(true);
    const counts = new Map(rows.map(({ id, helpfulCount }) => [id, helpfulCount]));
    const votes = await db.select().from(reviewVotes);
    expect(votes.length).toBeGreaterThan(0);
    for (const { reviewId } of votes) expect(counts.get(reviewId)).toBeGreaterThan(1);
    expect(await db.$count(reviewReports)).toBe(1);
  });
});
