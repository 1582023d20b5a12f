import { expect, test } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { agents, quickReplies } from "../../platform/store/schema/agents.ts";
import { conversations, shopServices } from "../../platform/store/schema/chat.ts";
import { searchRules } from "../../platform/store/schema/search-rules.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import {
  brands,
  categories,
  productImages,
  products,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { articles } from "../../platform/store/schema/content.ts";
import type { Database } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { withdrawalExclusions } from "../../platform/store/schema/withdrawals.ts";
import { count, eq, sql } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { productImagePaths } from "./images/paths.ts";
import { seedDemo } from "./seed-demo.ts";

const demoProducts = [...marketplace.departments.flatMap((department) => department.products), ...marketplace.resales];

/** Everything that does not depend on the day. */
async function fingerprint(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select md5(string_agg(facts::text, ',' order by facts)) as hash from (
      select jsonb_build_array('sku', id, product_id, option_value_ids, price, market_price, stock, picture) as facts from ${skus}
      union all select jsonb_build_array('product', id, shop_id, price, sales, position, virtual_views) from ${products}
      union all select jsonb_build_array('text', product_id, name, translations) from ${productTexts}
      union all select jsonb_build_array('category', id, parent_id, name, picture) from ${categories}
    ) as everything`);
  return rows[0]?.hash;
}

onEachStore("the demo marketplace", (backend) => {
  test("has everything of all ten departments, in the order of the files", async () => {
    const { db } = backend;
    expect(marketplace.departments).toHaveLength(10);
    const rows = await db.select({ id: productTexts.productId, name: productTexts.name }).from(productTexts);
    const names = rows.toSorted((left, right) => left.id - right.id).map(({ name }) => name);
    // The last one waits for an operator.
    expect(names).toEqual([...demoProducts.map(({ name }) => name.zh), "双音黄金项圈铃铛"]);
    const counts = await Promise.all(
      [shops, brands, articles, categories].map(async (table) => {
        const [row] = await db.select({ rows: count() }).from(table);
        return row?.rows ?? 0;
      }),
    );
    expect(counts[0]).toBe(10);
    expect(counts.every((rows) => rows > 0)).toBe(true);
  });

  test("is the same on every store and at every start", async () => {
    const hash = await fingerprint(backend.db);
    expect(hash).toMatch(/^[\da-f]{32}$/);
    await seedDemo(backend.db, new Date());
    expect(await fingerprint(backend.db)).toBe(hash);
  });

  test("has rules of searches, of the platform and of a shop", async () => {
    const rules = await backend.db.select({ text: searchRules.text, shopId: searchRules.shopId }).from(searchRules);
    expect(rules.map(({ text }) => text)).toEqual(marketplace.searchRules.map(({ search }) => search));
    expect(new Set(rules.map(({ shopId }) => shopId === null))).toEqual(new Set([true, false]));
  });

  test("has agents at every shop and at the platform, also where an earlier version has opened it without any", async () => {
    const { db } = backend;
    const desks = () =>
      db.select({ account: agents.account, shopId: agents.shopId }).from(agents).orderBy(agents.account);
    const before = await desks();
    expect(before).toHaveLength(2 * (1 + marketplace.shops.length));
    const services = await db.select().from(shopServices).orderBy(shopServices.shopId);
    for (const table of [searchRules, conversations, quickReplies, shopServices, agents]) await db.delete(table);
    await db.delete(settings).where(eq(settings.key, "customerService"));
    for (let starts = 0; starts < 2; starts += 1) await seedDemo(db, new Date());
    expect(await desks()).toEqual(before);
    expect(await db.select().from(shopServices).orderBy(shopServices.shopId)).toEqual(services);
    expect(await db.$count(quickReplies)).toBeGreaterThan(0);
  });

  test("sells what spoils, and what nobody would wear after somebody else, for good", async () => {
    const rows = await backend.db
      .select({ name: productTexts.name, reason: withdrawalExclusions.reason })
      .from(withdrawalExclusions)
      .innerJoin(productTexts, eq(productTexts.productId, withdrawalExclusions.productId));
    const cheese = demoProducts.find(({ key }) => key === "food-alpine-cheese");
    expect(rows).toContainEqual({ name: cheese?.name.zh, reason: "perishable" });
    expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(["perishable", "sealed"]));
    expect(rows.length).toBeLessThan(demoProducts.length / 10);
  });

  test("was opened over the last months, department by department mixed", async () => {
    const rows = await backend.db
      .select({ category: products.firstCategoryId, at: products.createdAt })
      .from(products)
      .orderBy(products.createdAt);
    const times = rows.map(({ at }) => at.getTime());
    expect(new Set(times).size).toBe(rows.length);
    expect(Math.max(...times)).toBeLessThan(Date.now());
    expect(Math.min(...times)).toBeGreaterThan(Date.now() - 365 * 24 * 60 * 60 * 1000);
    expect(new Set(rows.slice(0, 30).map(({ category }) => category)).size).toBeGreaterThan(5);
  });

  test("has a bank transfer that operators wait for, as the pay page has begun it", async () => {
    const { token } = await backend.newDeskUser("operator", null);
    const { list } = await backend.atDesk(token).read("transfers/list");
    expect(listOf(list)).toMatchObject([
      { state: "pending", received: "0.00", orders: [{ state: "unpaid", pay_before: expect.any(String) }] },
    ]);
  });

  test("is findable as a whole", async () => {
    for (const language of languages) {
      for (const product of demoProducts.filter((_, index) => index % 40 === 0)) {
        const query = new URLSearchParams({ name: product.name[language], page_size: "5" });
        const answer = await fetch(`${backend.url}/api/pc/goodsList?${query}`, { headers: { lang: language } });
        const names = listOf(recordOf(recordOf(await answer.json())["data"])["list"]).map(({ name }) => name);
        expect(names, product.key).toContain(product.name[language]);
      }
    }
  });

  test("shows its images", async () => {
    const { db, url } = backend;
    const [row] = await db.select({ path: productImages.path }).from(productImages).limit(1);
    expect(row?.path).toBe(productImagePaths({ key: demoProducts[0]?.key ?? "" })[0]);
    const response = await fetch(`${url}/${row?.path}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    expect((await fetch(`${url}/uploads/demo/products/nothing-1.webp`)).status).toBe(404);
  });
});
