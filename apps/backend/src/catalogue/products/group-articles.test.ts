import fc from "fast-check";
import { expect, test } from "vitest";
import { brands, products, skus } from "../../platform/store/schema/catalog.ts";
import { eq, inArray } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { idOf, openShop, putOnFlashSale, sell, type Sold } from "../../test-support/stage.ts";
import { groupArticles } from "./group-articles.ts";

const barcodes = ["06900000000014", "06900000000021", "06900000000038", null] as const;
const makerNumbers = ["A-1", "a 1", "A1.", "B-2", "", null] as const;

interface Coded {
  readonly barcode: string | null;
  readonly makerNumber: string | null;
  readonly brand: 0 | 1 | null;
}

const coded = fc.record({
  barcode: fc.constantFrom(...barcodes),
  makerNumber: fc.constantFrom(...makerNumbers),
  brand: fc.constantFrom(0 as const, 1 as const, null),
});

function isSame(one: Coded, other: Coded): boolean {
  if (one.barcode !== null && other.barcode !== null) return one.barcode === other.barcode;
  const key = ({ makerNumber }: Coded) => (makerNumber ?? "").toUpperCase().replaceAll(/[^A-Z\d]/g, "");
  return one.brand !== null && one.brand === other.brand && key(one) !== "" && key(one) === key(other);
}

/** The place of the first that is connected with each, through however many others; null where none is. */
function articlesOf(all: readonly Coded[]): readonly (number | null)[] {
  const article = all.map((_, index) => index);
  for (let changed = true; changed;) {
    changed = false;
    for (const [index, one] of all.entries()) {
      for (const [elsewhere, other] of all.entries()) {
        const least = Math.min(article[index] ?? 0, article[elsewhere] ?? 0);
        if (!isSame(one, other) || (article[index] === least && article[elsewhere] === least)) continue;
        article[index] = least;
        article[elsewhere] = least;
        changed = true;
      }
    }
  }
  return article.map((each) => (article.filter((other) => other === each).length > 1 ? each : null));
}

onEachStore("articles", (backend) => {
  const withCode = async (name: string, columns: Partial<typeof products.$inferInsert>, barcode: string, stock = 5) => {
    const { db } = backend;
    const shopId = columns.shopId ?? (await openShop(db));
    const sold = await sell(db, { name, fields: { ...columns, shopId }, stock });
    await db.update(skus).set({ barcode }).where(eq(skus.id, sold.skuId));
    await groupArticles(db, [sold.productId]);
    return sold;
  };
  const list = async (query: string) => {
    const answer = await backend.ask(`pc/goodsList?page_size=100&${query}`, { language: "zh" });
    const data = recordOf(answer.data);
    return { items: listOf(data["list"]), count: data["count"] };
  };
  const idsIn = async (query: string) => (await list(query)).items.map(({ id }) => id);

  test("products are grouped as a plain comparison of all with all groups them, also after changes", async () => {
    const { db } = backend;
    const made: Sold[] = [];
    for (let index = 0; index < 7; index += 1) made.push(await sell(db));
    const ids = made.map(({ productId }) => productId);
    const brandIds: number[] = [];
    for (const name of ["一", "二"])
      brandIds.push(
        idOf(
          await db
            .insert(brands)
            .values({ name: `${name}${ids[0]}` })
            .returning({ id: brands.id }),
        ),
      );
    const write = async (index: number, { barcode, makerNumber, brand }: Coded) => {
      const { productId = 0, skuId = 0 } = made[index] ?? {};
      const brandId = brand === null ? null : (brandIds[brand] ?? null);
      await db.update(skus).set({ barcode, makerNumber }).where(eq(skus.id, skuId));
      await db.update(products).set({ brandId }).where(eq(products.id, productId));
    };
    const stored = async () => {
      const rows = await db
        .select({ id: products.id, articleId: products.articleId })
        .from(products)
        .where(inArray(products.id, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const articleId = byId.get(id)?.articleId ?? null;
        return articleId === null ? null : ids.indexOf(articleId);
      });
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(coded, { minLength: 7, maxLength: 7 }),
        fc.array(fc.tuple(fc.nat(6), coded), { maxLength: 4 }),
        async (codes, changes) => {
          const now = [...codes];
          for (const [index, code] of now.entries()) await write(index, code);
          await groupArticles(db, ids);
          expect(await stored()).toEqual(articlesOf(now));
          for (const [index, code] of changes) {
            now[index] = code;
            await write(index, code);
            await groupArticles(db, [ids[index] ?? 0]);
            expect(await stored()).toEqual(articlesOf(now));
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  test("a list of articles shows of each the cheapest offer that matches, and counts what it shows", async () => {
    const { db } = backend;
    const name = "Vimplor";
    const expensive = await withCode(name, { price: 3000 }, "06900000000045");
    const cheap = await withCode(`${name}特价`, { price: 2000 }, "06900000000045");
    const alone = await withCode(name, { price: 2500 }, "06900000000052");
    await withCode("无关乙", { price: 100 }, "06900000000045");
    const query = `name=${encodeURIComponent(name)}`;
    const idsOf = (...some: readonly Sold[]) => new Set(some.map(({ productId }) => productId));
    expect(new Set(await idsIn(query))).toEqual(idsOf(expensive, cheap, alone));
    const grouped = await list(`${query}&group=1`);
    expect(grouped.count).toBe(2);
    expect(new Set(grouped.items.map(({ id }) => id))).toEqual(idsOf(cheap, alone));
    // Of all offers there are, whatever is searched for.
    expect(grouped.items.find(({ id }) => id === cheap.productId)).toMatchObject({
      offer_count: 3,
      offer_from: "1.00",
    });
    expect(grouped.items.find(({ id }) => id === alone.productId)).not.toHaveProperty("offer_count");
    for (const sort of ["&sort_type=price&sort=asc", "&sort_type=price&sort=desc", "&sort_type=sales_sum&sort=desc"]) {
      expect((await list(`${query}&group=1${sort}`)).count).toBe(2);
    }
    await putOnFlashSale(db, expensive, 1500);
    expect(await idsIn(`${query}&group=1&sort_type=price&sort=asc`)).toEqual([expensive.productId, alone.productId]);
    expect(await idsIn(`${query}&group=1&page_size=1&page_no=2`)).toHaveLength(1);
    expect(await idsIn(`${query}&group=1&page_size=1&page_no=3`)).toEqual([]);
  });

  test("what cannot be bought hides no other offer of its article", async () => {
    const { db } = backend;
    const name = "Trazzik";
    const code = "06900000000069";
    const closed = await openShop(db, { isOpen: false });
    const unpaid = await openShop(db, { takesPayments: false });
    await withCode(name, { price: 100, shopId: closed }, code);
    await withCode(name, { price: 350, shopId: unpaid }, code);
    const soldOut = await withCode(name, { price: 300 }, code, 0);
    await withCode(name, { price: 400, isOnShelf: false }, code);
    const query = `name=${encodeURIComponent(name)}&group=1`;
    const left = await withCode(name, { price: 900 }, code);
    expect(await idsIn(query)).toEqual([left.productId]);
    await db.update(skus).set({ stock: 0 }).where(eq(skus.id, left.skuId));
    expect(await idsIn(query)).toEqual([soldOut.productId]);
    const [card] = (await list(query)).items;
    expect(card).not.toHaveProperty("offer_count");
  });

  test("the products of a category are listed an article each, too", async () => {
    const name = "匹配丁";
    const columns = { firstCategoryId: 1 };
    const expensive = await withCode(name, { ...columns, price: 3000 }, "06900000000076");
    const cheap = await withCode(name, { ...columns, price: 2900 }, "06900000000076");
    const ids = async (query: string) => {
      const answer = await backend.ask(`goods/getGoodsList?platform_cate_id=1&page_size=100&${query}`);
      const data = recordOf(answer.data);
      return { ids: listOf(data["lists"]).map(({ id }) => id), count: Number(data["count"]) };
    };
    const [all, grouped] = await Promise.all([ids("sort_by_create=desc"), ids("sort_by_create=desc&group=1")]);
    expect(all.ids).toEqual(expect.arrayContaining([expensive.productId, cheap.productId]));
    expect(grouped.ids).toContain(cheap.productId);
    expect(grouped.ids).not.toContain(expensive.productId);
    expect(grouped.count).toBeLessThan(all.count);
  });
});
