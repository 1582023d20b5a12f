import type { DemoProduct } from "@plaza/demo-marketplace";
import { addMissingBrands } from "../../catalogue/brands/named-brands.ts";
import { groupArticles } from "../../catalogue/products/group-articles.ts";
import {
  brands,
  productDescriptions,
  productOptions,
  productOptionValues,
  productImages,
  products,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { chance } from "./chance.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { MarketplaceContents } from "./marketplace-contents.ts";
import { Numbering } from "./numbering.ts";
import { addProduct, noRows } from "./product-rows.ts";
import type { CategoryPath } from "./seed-categories.ts";
import type { ShopCategoryIds } from "./seed-shop-categories.ts";

export interface ProductSurroundings {
  readonly shopIds: Numbering;
  readonly shopCategoryIds: ShopCategoryIds;
  readonly categoryPaths: ReadonlyMap<string, CategoryPath>;
  readonly attributeLabels: MarketplaceContents["attributeLabels"];
  /** Customers fetch there what they have bought. */
  readonly visitedShops: ReadonlySet<DemoProduct["shop"]>;
  /** Are no news. */
  readonly bestSellers: ReadonlySet<DemoProduct>;
  /** Nothing was put on sale later. */
  readonly until: Date;
}

/** How far apart two products were put on sale. */
const interval = 7 * 60 * 60 * 1000;

/** So many products, of two to three weeks, are no best sellers. */
const newcomers = 60;

/** What a shop recommends: its best-selling. */
const recommendedInShop = 9;

/** Inserts products, numbered in their order, with their SKUs, texts and images. */
export async function seedProducts(
  db: Executor,
  demoProducts: readonly DemoProduct[],
  { shopIds, shopCategoryIds, categoryPaths, attributeLabels, visitedShops, bestSellers, until }: ProductSurroundings,
): Promise<void> {
  const ids = new Numbering(demoProducts.map(({ key }) => key));
  const brandIds = new Numbering(demoProducts.map(({ brand }) => brand));
  const positions = positionsInShop(demoProducts);
  const ages = agesOf(demoProducts, bestSellers);
  const rows = noRows();
  for (const product of demoProducts) {
    const categoryPath = categoryPaths.get(product.category);
    if (categoryPath === undefined) throw new Error(`"${product.key}" is in no category that there is`);
    const position = positions.of(product);
    addProduct(rows, product, {
      id: ids.of(product.key),
      shopId: shopIds.of(product.shop),
      shopCategoryId: shopCategoryIds(product),
      brandId: brandIds.of(product.brand),
      categoryPath,
      position,
      isRecommended: position <= recommendedInShop,
      offersPickup: product.content === undefined && visitedShops.has(product.shop),
      attributeLabels,
      createdAt: new Date(until.getTime() - ages.of(product) * interval),
    });
  }
  await addMissingBrands(
    db,
    brandIds.entries().map(([name, id]) => ({ id, name })),
  );
  await insertRows(db, products, rows.products);
  await insertRows(db, productTexts, rows.texts);
  await insertRows(db, productDescriptions, rows.descriptions);
  await insertRows(db, productImages, rows.images);
  await insertRows(db, productOptions, rows.options);
  await insertRows(db, productOptionValues, rows.values);
  await insertRows(db, skus, rows.skus);
  await continueIds(db, [brands, products, productOptions, productOptionValues, skus]);
  await groupArticles(
    db,
    rows.products.flatMap(({ id }) => id ?? []),
  );
}

interface Ranking {
  of(product: DemoProduct): number;
}

function rankingOf(order: readonly (readonly DemoProduct[])[]): Ranking {
  const ranks = new Map(order.flatMap((group) => group.map((product, index) => [product.key, index + 1] as const)));
  return { of: ({ key }) => ranks.get(key) ?? 0 };
}

/** Each shop puts what sells best in front, and last what others describe. */
function positionsInShop(demoProducts: readonly DemoProduct[]): Ranking {
  const shops = Map.groupBy(demoProducts, ({ shop }) => shop);
  return rankingOf([...shops.values()].map((group) => group.toSorted((left, right) => rankOf(right) - rankOf(left))));
}

function rankOf({ sameAs, sold }: DemoProduct): number {
  return sameAs === undefined ? sold : -1 / sold;
}

/**
 * A shuffled order over all departments, so that no list by date shows one department after the other. Nothing that
 * came last week has become a best seller since. What others describe has been there for longer.
 */
function agesOf(demoProducts: readonly DemoProduct[], bestSellers: ReadonlySet<DemoProduct>): Ranking {
  const all = demoProducts.toSorted(
    (left, right) => chance(left.key, 2 ** 32) - chance(right.key, 2 ** 32) || (left.key < right.key ? -1 : 1),
  );
  const shuffled = all.filter(({ sameAs }) => sameAs === undefined);
  const others = all.filter(({ sameAs }) => sameAs !== undefined);
  const latest = new Set(shuffled.filter((product) => !bestSellers.has(product)).slice(0, newcomers));
  return rankingOf([[...latest, ...shuffled.filter((product) => !latest.has(product)), ...others]]);
}
