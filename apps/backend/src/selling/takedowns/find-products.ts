import { globalBarcode } from "../../catalogue/products/article-codes.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  brandNames,
  brands,
  categories,
  productApprovals,
  productImages,
  products,
  productTakedowns,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, asc, desc, eq, isNotNull, isNull, lt, not, or, type SQL, sql } from "../../platform/store/sql.ts";
import { isShopNamed } from "../merchants/shop-directory.ts";

export const productLists = ["all", "on_sale", "off_shelf", "taken_down", "to_review", "to_approve"] as const;
type ProductList = (typeof productLists)[number];

/** Which products of all shops are wanted; "" and null: any. */
export interface ProductsFilter {
  readonly list: ProductList;
  /** A part of a name in any language, or a whole number of the product or one of its SKUs, or a barcode. */
  readonly words: string;
  /** A part of a name of the shop, in any language. */
  readonly shop: string;
  /** A part of what the brand is called, or was. */
  readonly brand: string;
  /** It stands in this category or below it. */
  readonly categoryId: number | null;
  /** The page before ended with it. */
  readonly before: number | null;
}

/**
 * Products of all shops, the newest first, and those that wait for operators as they came to wait; one more than `size` where there
 * are more.
 */
export function findProducts(db: Executor, filter: ProductsFilter, size: number) {
  const { list, words, shop, brand, categoryId, before } = filter;
  return db
    .select({
      product: products,
      texts: productTexts,
      shop: shops,
      brand: brands,
      category: categories,
      takedown: productTakedowns,
      approval: productApprovals,
      image: firstImage,
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, ownCategory))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productTakedowns, eq(productTakedowns.productId, products.id))
    .leftJoin(productApprovals, eq(productApprovals.productId, products.id))
    .where(
      and(
        isNull(products.deletedAt),
        isInList(list),
        hasWords(words),
        isShopNamed(shop),
        hasBrand(brand),
        categoryId === null ? undefined : standsIn(categoryId),
        before === null ? undefined : isBehind(list, before),
      ),
    )
    .orderBy(...orderOf(list))
    .limit(size + 1);
}

const ownCategory = sql`coalesce(${products.thirdCategoryId}, ${products.secondCategoryId}, ${products.firstCategoryId})`;

const firstImage = sql<string | null>`(
  select ${productImages.path} from ${productImages}
  where ${productImages.productId} = ${products.id} and ${productImages.position} = 0
)`;

function isInList(list: ProductList): SQL | undefined {
  switch (list) {
    case "all":
      return undefined;
    case "on_sale":
      return eq(products.isOnSale, true);
    case "off_shelf":
      return and(not(products.isOnShelf), isNull(productTakedowns.productId));
    case "taken_down":
      return isNotNull(productTakedowns.productId);
    case "to_review":
      return isNotNull(productTakedowns.reviewAskedAt);
    case "to_approve":
      return and(isNotNull(productApprovals.productId), isNull(productApprovals.refusedAt));
    default:
      return list satisfies never;
  }
}

function orderOf(list: ProductList): readonly SQL[] {
  if (list === "to_review") return [asc(productTakedowns.reviewAskedAt), asc(products.id)];
  if (list === "to_approve") return [asc(productApprovals.waitsSince), asc(products.id)];
  return [desc(products.id)];
}

/** Where that product is gone from a list of what waits, it begins anew. */
function isBehind(list: ProductList, before: number): SQL {
  const { reviewAskedAt } = productTakedowns;
  const { waitsSince } = productApprovals;
  if (list === "to_review")
    return sql`(${reviewAskedAt}, ${products.id}) > (coalesce(
      (select ended.review_asked_at from ${productTakedowns} as ended where ended.product_id = ${before}), '-infinity'), ${before})`;
  if (list === "to_approve")
    return sql`(${waitsSince}, ${products.id}) > (coalesce(
      (select ended.waits_since from ${productApprovals} as ended where ended.product_id = ${before}), '-infinity'), ${before})`;
  return lt(products.id, before);
}

function hasWords(words: string): SQL | undefined {
  if (words === "") return undefined;
  const names = sql`lower(${productTexts.name} || ' ' || ${productTexts.translations}::text)`;
  const barcode = globalBarcode(words);
  const sku = or(eq(skus.ownNumber, words), barcode === null ? undefined : eq(skus.barcode, barcode));
  return or(
    sql`position(lower(${words}) in ${names}) > 0`,
    eq(products.ownNumber, words),
    sql`${products.id} in (select ${skus.productId} from ${skus} where ${sku})`,
  );
}

function hasBrand(name: string): SQL | undefined {
  if (name === "") return undefined;
  const key = sql`brand_key(${name})`;
  return sql`${products.brandId} in (
    select ${brands.id} from ${brands} where position(${key} in ${brands.key}) > 0
    union select ${brandNames.brandId} from ${brandNames} where position(${key} in ${brandNames.key}) > 0
  )`;
}

function standsIn(categoryId: number): SQL | undefined {
  const { firstCategoryId, secondCategoryId, thirdCategoryId } = products;
  return or(eq(firstCategoryId, categoryId), eq(secondCategoryId, categoryId), eq(thirdCategoryId, categoryId));
}
