import type { DemoCustomer, DemoProduct } from "@plaza/demo-marketplace";
import type { Executor } from "../../platform/store/database.ts";
import { favouriteProducts, followedShops } from "../../platform/store/schema/favourites.ts";
import { insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";

const oneDay = 24 * 60 * 60 * 1000;

export interface FavouriteSurroundings {
  readonly shopIds: Numbering;
  readonly productIds: Numbering;
  readonly demoProducts: readonly DemoProduct[];
  readonly customerIds: readonly number[];
  readonly today: Date;
}

/**
 * What the demo's customers have saved in the last weeks. What is reduced was saved before it was; the followers that the
 * demo's shops have include those who follow them here.
 */
export async function seedFavourites(
  db: Executor,
  customers: readonly Pick<DemoCustomer, "favourites" | "follows">[],
  { shopIds, productIds, demoProducts, customerIds, today }: FavouriteSurroundings,
): Promise<void> {
  const byKey = new Map(demoProducts.map((product) => [product.key, product]));
  const daysAgo = (index: number): Date => new Date(today.getTime() - (3 * index + 2) * oneDay);
  const of = (index: number): readonly number[] => customerIds.slice(index, index + 1);
  await insertRows(
    db,
    favouriteProducts,
    customers.flatMap(({ favourites }, customer) =>
      of(customer).flatMap((customerId) =>
        favourites.map((key, index) => {
          const product = byKey.get(key);
          const price = product?.was ?? product?.price ?? 0;
          return { customerId, productId: productIds.of(key), price, savedAt: daysAgo(index) };
        }),
      ),
    ),
  );
  await insertRows(
    db,
    followedShops,
    customers.flatMap(({ follows }, customer) =>
      of(customer).flatMap((customerId) =>
        follows.map((key, index) => ({ customerId, shopId: shopIds.of(key), followedAt: daysAgo(index) })),
      ),
    ),
  );
}
