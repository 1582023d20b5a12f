import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { prepared } from "../../platform/store/prepared.ts";
import {
  categories,
  productDescriptions,
  productOptions,
  productOptionValues,
  productImages,
  products,
  productTexts,
  productViews,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { alias, and, asc, eq, type SQL, sql } from "../../platform/store/sql.ts";

export type ProductDetail = NonNullable<Awaited<ReturnType<typeof productDetail>>>;

/** A product on sale with all that its page shows; null when there is none. Its shop may be in any state. */
export async function productDetail(db: Executor, id: number) {
  const [row, options, skuRows] = await Promise.all([
    productRow(db, id),
    productOptionRows(db, { id }),
    skuRowsOf(db, { id }),
  ]);
  return row === null ? null : { ...row, options: grouped(options), skus: skuRows };
}

const givenId = sql.placeholder("id");

const productRows = prepared((db) => {
  const first = alias(categories, "first_category");
  const second = alias(categories, "second_category");
  const third = alias(categories, "third_category");
  return db
    .select({
      product: products,
      texts: productTexts,
      description: productDescriptions,
      shop: shops,
      views: sql<number>`coalesce(${productViews.views}, 0)`,
      images: imagePaths(),
      first,
      second,
      third,
      onSaleInShop: onSaleInShop(),
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(first, eq(first.id, products.firstCategoryId))
    .leftJoin(second, eq(second.id, products.secondCategoryId))
    .leftJoin(third, eq(third.id, products.thirdCategoryId))
    .leftJoin(productDescriptions, eq(productDescriptions.productId, products.id))
    .leftJoin(productViews, eq(productViews.productId, products.id))
    .where(and(eq(products.id, givenId), eq(products.isOnSale, true)))
    .prepare("product_row");
});

async function productRow(db: Executor, id: number) {
  const [row] = await productRows(db, { id });
  if (row === undefined) return null;
  const { first: top, second: middle, third: leaf, ...rest } = row;
  return { ...rest, categories: [top, middle, leaf].filter((category) => category !== null) };
}

function imagePaths(): SQL<string[]> {
  return sql`array(select ${productImages.path} from ${productImages}
    where ${productImages.productId} = ${products.id} order by ${productImages.position})`;
}

function onSaleInShop(): SQL<number> {
  return sql`(select count(*) from ${products} as shelf
    where shelf.shop_id = ${products.shopId} and shelf.is_on_sale)`.mapWith(Number);
}

const productOptionRows = prepared((db) =>
  db
    .select({ option: productOptions, value: productOptionValues })
    .from(productOptions)
    .innerJoin(productOptionValues, eq(productOptionValues.optionId, productOptions.id))
    .where(eq(productOptions.productId, givenId))
    .orderBy(asc(productOptions.position), asc(productOptionValues.position))
    .prepare("product_options"),
);

function grouped(rows: Awaited<ReturnType<typeof productOptionRows>>) {
  return [...Map.groupBy(rows, ({ option }) => option.id).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first.option, values: group.map(({ value }) => value) }];
  });
}

const skuRowsOf = prepared((db) =>
  db.select().from(skus).where(eq(skus.productId, givenId)).orderBy(asc(skus.id)).prepare("product_skus"),
);
