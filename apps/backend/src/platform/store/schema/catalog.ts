import type { Translations } from "../language.ts";
import type { WrittenTexts } from "../language-texts.ts";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  type SQL,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "../sql.ts";
import { shopCategories, shops, trades } from "./merchants.ts";

export const categories = pgTable(
  "categories",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null on the first level. */
    parentId: integer("parent_id").references((): AnyPgColumn => categories.id),
    level: smallint().notNull(),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    image: text("picture"),
    position: integer().notNull().default(0),
    isShown: boolean("is_shown").notNull().default(true),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (category) => [check("categories_level_in_range", sql`${category.level} between 1 and 3`)],
);

/** Trades whose shops alone may sell in a category and below it; where a category has none, everybody may. */
export const categoryTrades = pgTable(
  "category_trades",
  {
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    tradeId: integer("trade_id")
      .notNull()
      .references(() => trades.id),
  },
  (row) => [primaryKey({ columns: [row.categoryId, row.tradeId] }), index("category_trades_trade").on(row.tradeId)],
);

/** What names of brands are equal by: `brand_key` of the store reads a name however it is spaced, capitalised and as wide as it is. */
const brandKey = () =>
  text()
    .notNull()
    .generatedAlwaysAs((): SQL => sql`brand_key(name)`);

export const brands = pgTable(
  "brands",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    /** Of its name. */
    key: brandKey(),
    image: text("picture"),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
  },
  (brand) => [uniqueIndex("brands_key").on(brand.key)],
);

/** What else a brand is found by: its names in other languages, and those that it had, or what was merged into it. */
export const brandNames = pgTable(
  "brand_names",
  {
    name: text().notNull(),
    key: brandKey().primaryKey(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brands.id, { onDelete: "cascade" }),
    /** It is called so no more: whoever is called so from now on gets the name. */
    isFormer: boolean("is_former").notNull(),
  },
  (name) => [index("brand_names_brand").on(name.brandId)],
);

/**
 * What lists filter, count and sort by: kept narrow, so that walking a hundred thousand of them is cheap. Its texts and
 * images are in the tables that follow. Amounts are fen.
 */
export const products = pgTable(
  "products",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** What its merchant knows it by; null: it has never been said. */
    ownNumber: text("own_number"),
    shopCategoryId: integer("shop_category_id").references(() => shopCategories.id),
    brandId: integer("brand_id").references(() => brands.id),
    firstCategoryId: integer("first_category_id")
      .notNull()
      .references(() => categories.id),
    secondCategoryId: integer("second_category_id").references(() => categories.id),
    thirdCategoryId: integer("third_category_id").references(() => categories.id),
    isVirtual: boolean("is_virtual").notNull().default(false),
    offersPickup: boolean("offers_pickup").notNull().default(false),
    showsStock: boolean("shows_stock").notNull().default(true),
    isRecommended: boolean("is_recommended").notNull().default(false),
    /** Members pay their level's share of the regular price. */
    hasMemberPrice: boolean("has_member_price").notNull().default(false),
    isOnShelf: boolean("is_on_shelf").notNull().default(true),
    /** Neither taken down nor waiting for approval; see `settleApproval`. */
    isApproved: boolean("is_approved").notNull().default(true),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    /** Neither deleted nor off the shelf nor waiting for approval. */
    isOnSale: boolean("is_on_sale")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`is_on_shelf and is_approved and deleted_at is null`),
    /** The same at all products of one article, whoever sells them; null: nobody else does. See `groupArticles`. */
    articleId: integer("article_id"),
    /** Lowest price of its SKUs. */
    price: integer().notNull(),
    /** The higher price it is struck against; 0: none. */
    marketPrice: integer("market_price").notNull().default(0),
    actualSales: integer("actual_sales").notNull().default(0),
    virtualSales: integer("virtual_sales").notNull().default(0),
    sales: integer()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`actual_sales + virtual_sales`),
    virtualViews: integer("virtual_views").notNull().default(0),
    /** The platform's and the merchant's own order; the smaller, the earlier. */
    weight: integer().notNull().default(255),
    position: integer().notNull().default(255),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (product) => [
    check("products_price_not_negative", sql`${product.price} >= 0 and ${product.marketPrice} >= 0`),
    uniqueIndex("products_own_number")
      .on(product.shopId, product.ownNumber)
      .where(sql`own_number is not null`),
    index("products_by_default")
      .on(product.weight, product.position, product.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
    index("products_by_created")
      .on(product.createdAt, product.id)
      .where(sql`is_on_sale`),
    index("products_by_sales")
      .on(product.sales, product.id)
      .where(sql`is_on_sale`),
    index("products_shop")
      .on(product.shopId)
      .where(sql`is_on_sale`),
    // In whatever state they are: the orders of the shop's own list.
    index("products_of_shop")
      .on(product.shopId, product.id)
      .where(sql`deleted_at is null`),
    index("products_of_shop_by_price")
      .on(product.shopId, product.price, product.id)
      .where(sql`deleted_at is null`),
    index("products_of_shop_by_sales")
      .on(product.shopId, product.actualSales, product.id)
      .where(sql`deleted_at is null`),
    index("products_brand")
      .on(product.brandId)
      .where(sql`is_on_sale`),
    // In whatever state they are: for operators, who count and merge.
    index("products_of_brand")
      .on(product.brandId)
      .where(sql`brand_id is not null`),
    index("products_article")
      .on(product.articleId)
      .where(sql`article_id is not null`),
    // In the order of a category's page, which so reads no further than it shows.
    index("products_first_category")
      .on(product.firstCategoryId, product.weight, product.position, product.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
    index("products_second_category")
      .on(product.secondCategoryId, product.weight, product.position, product.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
    index("products_third_category")
      .on(product.thirdCategoryId, product.weight, product.position, product.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
  ],
);

/** Of a GTIN of fourteen digits, the last of which makes it a multiple of ten. */
function digitSum(): SQL {
  const digits = Array.from({ length: 14 }, (_, position) =>
    sql.raw(`substr("barcode", ${position + 1}, 1)::int${position % 2 === 0 ? " * 3" : ""}`),
  );
  return sql`(${sql.join(digits, sql` + `)})`;
}

const ofProduct = () =>
  integer("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" });

export const productTexts = pgTable("product_texts", {
  productId: ofProduct().primaryKey(),
  name: text().notNull(),
  tagline: text().notNull().default(""),
  translations: jsonb().$type<Translations<"name" | "tagline">>().notNull().default({}),
});

/** Products that operators have taken down, as long as they are: none of them is shown, whether it is approved or not. */
export const productTakedowns = pgTable(
  "product_takedowns",
  {
    productId: ofProduct().primaryKey(),
    /** Of the product: its merchant reads the grounds. */
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    grounds: text().notNull(),
    takenDownAt: timestamp("taken_down_at", { withTimezone: true }).notNull(),
    /** When its merchant has asked to look at it again; null: they have not. */
    reviewAskedAt: timestamp("review_asked_at", { withTimezone: true }),
    /** What its merchant has put right; "": nobody has asked. */
    correction: text().notNull().default(""),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
  },
  (takedown) => [
    index("product_takedowns_shop").on(takedown.shopId),
    index("product_takedowns_to_review")
      .on(takedown.reviewAskedAt)
      .where(sql`review_asked_at is not null`),
    check("product_takedowns_asked", sql`(${takedown.reviewAskedAt} is null) = (${takedown.correction} = '')`),
  ],
);

/** What operators look at before they approve a product: not what it costs, nor whether it is there. */
export interface ProductContent {
  readonly name: WrittenTexts;
  readonly tagline: WrittenTexts;
  /** HTML. */
  readonly description: WrittenTexts;
  /** Ids from the first level on. */
  readonly category: readonly number[];
  /** As it was called; null: none. */
  readonly brand: string | null;
  readonly images: readonly string[];
  readonly options: readonly { readonly name: WrittenTexts; readonly values: readonly WrittenTexts[] }[];
  /** Images of single SKUs. */
  readonly skuImages: readonly string[];
}

/** Products that are not approved, as long as they are not: they wait for an operator, or one has refused them. */
export const productApprovals = pgTable(
  "product_approvals",
  {
    productId: ofProduct().primaryKey(),
    /** Of the product: its merchant reads the grounds. */
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    waitsSince: timestamp("waits_since", { withTimezone: true }).notNull(),
    /** Null: it waits. */
    refusedAt: timestamp("refused_at", { withTimezone: true }),
    /** Why it was refused last; "": it never was. */
    grounds: text().notNull().default(""),
    /** What it was when it was approved last; null: it never was. */
    approved: jsonb().$type<ProductContent>(),
    /** Counts decisions, and changes of what is looked at: who decides names the one that they have read. */
    revision: integer().notNull().default(1),
  },
  (approval) => [
    index("product_approvals_shop").on(approval.shopId),
    index("product_approvals_waiting")
      .on(approval.waitsSince)
      .where(sql`refused_at is null`),
    check("product_approvals_refused", sql`${approval.refusedAt} is null or ${approval.grounds} <> ''`),
  ],
);

/** Apart from the other texts, because no list shows it. HTML. */
export const productDescriptions = pgTable("product_descriptions", {
  productId: ofProduct().primaryKey(),
  description: text().notNull(),
  translations: jsonb().$type<Translations<"description">>().notNull().default({}),
});

/** The gallery; the first image stands for the product. */
export const productImages = pgTable(
  "product_pictures",
  {
    productId: ofProduct(),
    position: smallint().notNull(),
    path: text().notNull(),
  },
  (image) => [primaryKey({ columns: [image.productId, image.position] })],
);

export const productOptions = pgTable(
  "product_options",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: ofProduct(),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    position: smallint().notNull(),
  },
  (option) => [uniqueIndex("product_options_place").on(option.productId, option.position)],
);

export const productOptionValues = pgTable(
  "product_option_values",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    optionId: integer("option_id")
      .notNull()
      .references(() => productOptions.id, { onDelete: "cascade" }),
    value: text().notNull(),
    translations: jsonb().$type<Translations<"value">>().notNull().default({}),
    position: smallint().notNull(),
  },
  (value) => [uniqueIndex("product_option_values_place").on(value.optionId, value.position)],
);

export const skus = pgTable(
  "skus",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /**
     * Null: it is retired. Whoever asks for the SKUs of a product so finds none that is not sold any more, and its number and its
     * values are free for others. Carts, orders and alerts name SKUs by their ids, and know that one may be gone; its row stays,
     * so that its prices are remembered where it comes back.
     */
    productId: integer("product_id").references(() => products.id, { onDelete: "cascade" }),
    /** Of which product it was one, as long as it is retired. */
    retiredFrom: integer("retired_from").references(() => products.id, { onDelete: "cascade" }),
    /** What its merchant knows it by; null: it has never been said. */
    ownNumber: text("own_number"),
    /** One value of each option, in the order of the options; empty for a product without options. */
    optionValueIds: integer("option_value_ids").array().notNull().default([]),
    price: integer().notNull(),
    /** 0: none. */
    marketPrice: integer("market_price").notNull().default(0),
    stock: integer().notNull(),
    /** Of so many pieces and less the shop wants to know; null: as the shop's `lowStock` says. */
    lowStock: integer("low_stock"),
    /** Null: looks like the product. */
    image: text("picture"),
    /** A GTIN, filled up to fourteen digits; see `globalBarcode`. */
    barcode: text(),
    /** What the maker of the product's brand calls it. */
    makerNumber: text("maker_number"),
    /** The same, however it is spaced and hyphenated. */
    makerKey: text("maker_key").generatedAlwaysAs(
      (): SQL => sql`nullif(upper(regexp_replace(maker_number, '[^[:alnum:]]+', '', 'g')), '')`,
    ),
  },
  (sku) => [
    check("skus_barcode", sql`${sku.barcode} ~ '^[0-9]{14}$' and ${digitSum()} % 10 = 0`),
    index("skus_barcode")
      .on(sku.barcode)
      .where(sql`barcode is not null`),
    index("skus_maker")
      .on(sku.makerKey)
      .where(sql`maker_key is not null`),
    check("skus_retired_or_not", sql`num_nonnulls(${sku.productId}, ${sku.retiredFrom}) = 1`),
    index("skus_retired")
      .on(sku.retiredFrom)
      .where(sql`retired_from is not null`),
    check("skus_stock_not_negative", sql`${sku.stock} >= 0`),
    check("skus_low_stock_not_negative", sql`${sku.lowStock} >= 0`),
    check("skus_price_not_negative", sql`${sku.price} >= 0 and ${sku.marketPrice} >= 0`),
    uniqueIndex("skus_own_number")
      .on(sku.productId, sku.ownNumber)
      .where(sql`own_number is not null`),
    uniqueIndex("skus_combination").on(sku.productId, sku.optionValueIds),
  ],
);

/** Apart from the products, whose many indices every view would touch. */
export const productViews = pgTable("product_views", {
  productId: ofProduct().primaryKey(),
  views: integer().notNull(),
});
