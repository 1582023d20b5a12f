import { count, sql } from "drizzle-orm";
import { indexProducts } from "../src/catalog/index-products.ts";
import { productImages, products, productTexts, skus } from "../src/store/schema/catalog.ts";
import type { Database } from "../src/store/database.ts";
import { insertRows } from "../src/demo/insert-rows.ts";
import type { Language } from "../src/store/language.ts";

const atOnce = 1000;
const oneMinute = 60_000;

const colours: Readonly<Record<Language, readonly string[]>> = {
  en: ["Amber", "Cobalt", "Fern", "Graphite", "Ivory", "Lilac", "Ochre", "Rust", "Slate", "Teal"],
  zh: ["琥珀", "钴蓝", "蕨绿", "石墨", "象牙", "丁香", "赭石", "锈红", "板岩", "青绿"],
  ja: [
    "琥珀",
    "コバルト",
    "シダ",
    "グラファイト",
    "アイボリー",
    "ライラック",
    "オーカー",
    "ラスト",
    "スレート",
    "ティール",
  ],
  ko: ["호박", "코발트", "고사리", "흑연", "아이보리", "라일락", "황토", "녹", "슬레이트", "청록"],
};

/** A made-up word for a series of products: every number has its own. */
export function seriesName(number: number): string {
  const syllables = ["ba", "do", "fe", "gi", "hu", "ka", "lo", "me", "ni", "po", "ra", "su", "ti", "vo", "we", "za"];
  let rest = number;
  let name = "";
  for (let length = 0; length < 4; length += 1) {
    name += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return name;
}

/** Fills the store up to `total` products: variants of those that are there, each series of ten with its own name. */
export async function multiplyProducts(db: Database, total: number): Promise<void> {
  const [present] = await db.select({ number: count() }).from(products);
  const originals = await db.select().from(products);
  const texts = new Map((await db.select().from(productTexts)).map((row) => [row.productId, row]));
  const first = (present?.number ?? 0) + 1;
  await db.execute(sql`drop index product_search_name_words, product_search_all_words`);
  for (let start = first; start <= total; start += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, total - start + 1) }, (_, index) => {
      const id = start + index;
      const original = originals[(id * 7919) % originals.length];
      const text = original === undefined ? undefined : texts.get(original.id);
      if (original === undefined || text === undefined) throw new Error("There is no product to multiply");
      return { id, original, text };
    });
    await insertRows(
      db,
      products,
      rows.map(({ id, original }) => ({
        shopId: original.shopId,
        brandId: original.brandId,
        firstCategoryId: original.firstCategoryId,
        secondCategoryId: original.secondCategoryId,
        thirdCategoryId: original.thirdCategoryId,
        id,
        price: 500 + ((id * 7907) % 500_000),
        actualSales: (id * 104_729) % 20_000,
        createdAt: new Date(original.createdAt.getTime() - id * oneMinute),
      })),
    );
    await insertRows(
      db,
      productTexts,
      rows.map(({ id, text }) => {
        const named = (language: Language, name: string): string =>
          `${seriesName(Math.floor(id / 10))} ${name} ${colours[language][id % 10]}`;
        const translated = (language: Language) => {
          const { name = text.name, tagline = text.tagline } = text.translations[language] ?? {};
          return { name: named(language, name), tagline };
        };
        return {
          productId: id,
          name: named("zh", text.name),
          tagline: text.tagline,
          translations: { en: translated("en"), ja: translated("ja"), ko: translated("ko") },
        };
      }),
    );
    await insertRows(
      db,
      productImages,
      rows.map(({ id }) => ({ productId: id, position: 0, path: `uploads/bench/${id}.webp` })),
    );
    await insertRows(
      db,
      skus,
      rows.map(({ id, original }) => ({ productId: id, price: original.price, stock: id % 50 })),
    );
    await indexProducts(
      db,
      rows.map(({ id }) => id),
    );
  }
  // Built at once it takes a tenth of the time.
  await db.execute(sql`create index product_search_name_words on product_search using gin (name_words)`);
  await db.execute(sql`create index product_search_all_words on product_search using gin (all_words)`);
  await db.execute(sql`vacuum analyze`);
}
