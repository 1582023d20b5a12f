import { globalBarcode, withCheckDigit } from "../src/catalogue/products/article-codes.ts";
import { groupArticles } from "../src/catalogue/products/group-articles.ts";
import { productImages, products, productTexts } from "../src/platform/store/schema/catalog.ts";
import type { Database } from "../src/platform/store/database.ts";
import { insertRows } from "../src/demo/marketplace/insert-rows.ts";
import type { Language } from "../src/platform/store/language.ts";
import { count, sql } from "../src/platform/store/sql.ts";

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

/** Every third article is sold three times, the others once. */
function barcodeOf(id: number): string | null {
  const article = Math.floor(id / 3);
  if (article % 3 !== 0) return null;
  return globalBarcode(withCheckDigit(`697${String(article).padStart(9, "0")}`));
}

/** Fills the store up to `total` products: variants of those that are there, each series of ten with its own name. */
export async function multiplyProducts(db: Database, total: number): Promise<void> {
  const [present] = await db.select({ number: count() }).from(products);
  const originals = await db.select().from(products);
  const texts = new Map((await db.select().from(productTexts)).map((row) => [row.productId, row]));
  const first = (present?.number ?? 0) + 1;
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
        marketPrice: id % 4 === 0 ? 1000 + ((id * 7907) % 500_000) : 0,
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
  }
  await giveFilterableFields(db, first);
  await giveBarcodes(db, first, total);
  await db.execute(sql`vacuum analyze`);
}

/** Only the first SKU of a product has one. */
async function giveBarcodes(db: Database, first: number, total: number): Promise<void> {
  const batch = 5000;
  for (let from = first; from <= total; from += batch) {
    const ids = Array.from({ length: Math.min(batch, total - from + 1) }, (_, index) => from + index);
    const coded = ids.filter((id) => barcodeOf(id) !== null);
    await db.execute(sql`
      update skus set barcode = given.barcode
      from unnest(${sql.param(coded)}::int[], ${sql.param(coded.map(barcodeOf))}::text[]) as given (product_id, barcode)
      where skus.id = (select min(each.id) from skus as each where each.product_id = given.product_id)`);
    await groupArticles(db, coded);
  }
}

/** What is filtered and counted besides: two colours each with a SKU of its own, stock, reviews, freight. */
async function giveFilterableFields(db: Database, first: number): Promise<void> {
  const named = (language: Language): string => JSON.stringify(colours[language]);
  await db.execute(sql`
    insert into product_options (product_id, name, translations, position)
    select id, '颜色', '{"en": {"name": "Colour"}, "ja": {"name": "色"}, "ko": {"name": "색상"}}', 0
    from products where id >= ${first}`);
  await db.execute(sql`
    insert into product_option_values (option_id, value, translations, position)
    select option.id, ${named("zh")}::jsonb ->> place,
      jsonb_build_object('en', jsonb_build_object('value', ${named("en")}::jsonb ->> place)), number
    from product_options as option
    cross join generate_series(0, 1) as number
    cross join lateral (select (product_id * 7 + number * (1 + product_id % 3)) % 10) as chosen (place)
    where product_id >= ${first}`);
  await db.execute(sql`
    insert into skus (product_id, option_value_ids, price, stock)
    select product.id, array[value.id], product.price, product.id % 50
    from products as product
    join product_options as option on option.product_id = product.id
    join product_option_values as value on value.option_id = option.id
    where product.id >= ${first}`);
  await db.execute(sql`
    insert into reviews (product_id, nickname, product_stars, description_stars, service_stars, delivery_stars)
    select id, 'bench', 1 + (id / 3) % 5, 5, 5, 5 from products where id >= ${first} and id % 3 = 0`);
  await db.execute(sql`
    insert into product_shipping (product_id, mode, fixed_amount)
    select id, 'fixed', 800 from products where id >= ${first} and id % 2 = 0`);
  // Whoever has just begun reads all products.
  await db.execute(sql`truncate catalog_changes`);
}
