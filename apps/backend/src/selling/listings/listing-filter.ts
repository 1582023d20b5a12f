import { globalBarcode } from "../../catalogue/products/article-codes.ts";
import type { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import {
  productApprovals,
  productImages,
  products,
  productTakedowns,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull, or, type SQL, sql } from "../../platform/store/sql.ts";

const listingLists = ["all", "on_shelf", "off_shelf", "few_left", "taken_down", "to_approve"] as const;
const stockStates = ["none", "few"] as const;
const freightWays = ["free", "fixed", "template", "standard", "virtual"] as const;
const missingParts = ["picture", "translation", "barcode"] as const;

const maxWordsLength = 100;

/** Which of a shop's products are wanted; null and "": any. */
export interface ListingFilter {
  readonly list: (typeof listingLists)[number];
  /** A part of a name in any language, or a whole number of the product or one of its SKUs, or a barcode. */
  readonly words: string;
  /** It stands in this category or below it. */
  readonly categoryId: number | null;
  readonly shopCategoryId: number | null;
  readonly brandId: number | null;
  readonly stock: (typeof stockStates)[number] | null;
  readonly freight: (typeof freightWays)[number] | null;
  readonly missing: (typeof missingParts)[number] | null;
}

/** What a call says of it; what it does not know is any. */
export function readListingFilter(query: Query): ListingFilter {
  const oneOf = <Value extends string>(values: readonly Value[], name: string): Value | null =>
    values.find((each) => each === query.text(name)) ?? null;
  return {
    list: oneOf(listingLists, "list") ?? "all",
    words: query.text("words").slice(0, maxWordsLength),
    categoryId: query.id("category_id"),
    shopCategoryId: query.id("own_category_id"),
    brandId: query.id("brand_id"),
    stock: oneOf(stockStates, "stock"),
    freight: oneOf(freightWays, "freight"),
    missing: oneOf(missingParts, "missing"),
  };
}

/** The products of a shop that are meant, as a condition of `products`. */
export function isListing(shopId: number, filter: ListingFilter): SQL | undefined {
  const { list, words, categoryId, shopCategoryId, brandId, stock, freight, missing } = filter;
  return and(
    eq(products.shopId, shopId),
    isNull(products.deletedAt),
    isInList(list, shopId),
    hasWords(words, shopId),
    categoryId === null
      ? undefined
      : or(
          eq(products.firstCategoryId, categoryId),
          eq(products.secondCategoryId, categoryId),
          eq(products.thirdCategoryId, categoryId),
        ),
    shopCategoryId === null ? undefined : eq(products.shopCategoryId, shopCategoryId),
    brandId === null ? undefined : eq(products.brandId, brandId),
    stock === null ? undefined : stock === "few" ? hasFew(shopId) : hasNone,
    freight === null ? undefined : isSent(freight),
    missing === null ? undefined : hasMissing(missing),
  );
}

function isInList(list: ListingFilter["list"], shopId: number): SQL | undefined {
  switch (list) {
    case "all":
      return undefined;
    case "on_shelf":
      return eq(products.isOnShelf, true);
    case "off_shelf":
      return eq(products.isOnShelf, false);
    case "few_left":
      return hasFew(shopId);
    case "taken_down":
      return sql`exists (select from ${productTakedowns} as down where down.product_id = ${products.id})`;
    case "to_approve":
      return sql`exists (select from ${productApprovals} as waiting where waiting.product_id = ${products.id})`;
    default:
      return list satisfies never;
  }
}

/** One of its SKUs has no more pieces than it, or its shop, wants to know of. */
function hasFew(shopId: number): SQL {
  return sql`exists (select from ${skus} as few where few.product_id = ${products.id}
    and few.stock <= coalesce(few.low_stock, (select low_stock from ${shops} as own where own.id = ${shopId})))`;
}

const hasNone = sql`not exists (select from ${skus} as some where some.product_id = ${products.id} and some.stock > 0)`;

function isSent(freight: NonNullable<ListingFilter["freight"]>): SQL {
  if (freight === "virtual") return eq(products.isVirtual, true);
  const shipping = sql`select from ${productShipping} as way where way.product_id = ${products.id}`;
  const way =
    freight === "standard" ? sql`not exists (${shipping})` : sql`exists (${shipping} and way.mode = ${freight})`;
  return sql`(not ${products.isVirtual} and ${way})`;
}

/** Its columns are one language, so it misses one where others than that are fewer than the rest. */
function hasMissing(missing: NonNullable<ListingFilter["missing"]>): SQL {
  switch (missing) {
    case "picture":
      return sql`not exists (select from ${productImages} as image where image.product_id = ${products.id})`;
    case "barcode":
      return sql`exists (select from ${skus} as bare where bare.product_id = ${products.id} and bare.barcode is null)`;
    case "translation":
      return sql`exists (select from ${productTexts} as written where written.product_id = ${products.id}
        and (${sql.join(languages.map(isUnwritten), sql` or `)}))`;
    default:
      return missing satisfies never;
  }
}

/** As `inLanguage` reads it: columns are Chinese, unless they say what the first of the translations says. */
function isUnwritten(language: (typeof languages)[number]): SQL {
  const name = (each: string): SQL => sql`(written.translations -> ${each}::text ->> 'name')`;
  if (language !== "zh") return sql`${name(language)} is null`;
  const first = sql`coalesce(${sql.join(languages.map(name), sql`, `)})`;
  return sql`(${name("zh")} is null and ${first} = written.name)`;
}

/** The products whose name has the words, or that have them as a number: each by an index of its own, where there is one. */
function hasWords(words: string, shopId: number): SQL | undefined {
  if (words === "") return undefined;
  const barcode = globalBarcode(words);
  const names = sql`lower(named.name || ' ' || named.translations::text)`;
  const isCoded = barcode === null ? sql`` : sql` or coded.barcode = ${barcode}`;
  return sql`(${products.ownNumber} = ${words}
    or exists (select from ${productTexts} as named
      where named.product_id = ${products.id} and position(lower(${words}) in ${names}) > 0)
    or ${products.id} in (select coded.product_id from ${skus} as coded
      join ${products} as own on own.id = coded.product_id and own.shop_id = ${shopId}
      where coded.own_number = ${words}${isCoded}))`;
}

/** How many products of a shop have so few pieces of something that it should know. */
export function countFewLeft(db: Executor, shopId: number): Promise<number> {
  return db.$count(products, and(eq(products.shopId, shopId), isNull(products.deletedAt), hasFew(shopId)));
}
