import { sql } from "drizzle-orm";
import { products } from "../store/schema/catalog.ts";
import type { Database } from "../store/database.ts";
import { shops } from "../store/schema/merchants.ts";
import { indexCategoryNames, indexShopNames } from "../suggestions/index-names.ts";
import { departments } from "./departments.ts";
import { helpCategories, newsCategories } from "./marketplace/articles.ts";
import { activityAreas } from "./marketplace/activity-areas.ts";
import { banners } from "./marketplace/banners.ts";
import { demoCoupons, heldByDemoCustomers } from "./marketplace/coupons.ts";
import { flashSale } from "./marketplace/flash-sale.ts";
import { demoFreight } from "./marketplace/freight.ts";
import { shops as demoShops } from "./marketplace/shops.ts";
import { Numbering } from "./numbering.ts";
import { seedActivityAreas } from "./seed-activity-areas.ts";
import { seedArticles } from "./seed-articles.ts";
import { seedBanners } from "./seed-banners.ts";
import { seedCategories } from "./seed-categories.ts";
import { seedColumns } from "./seed-columns.ts";
import { seedCoupons } from "./seed-coupons.ts";
import { seedCustomers } from "./seed-customers.ts";
import { seedFlashSale } from "./seed-flash-sale.ts";
import { seedFreight } from "./seed-freight.ts";
import { seedPolicies } from "./seed-policies.ts";
import { seedProducts } from "./seed-products.ts";
import { seedReviews } from "./seed-reviews.ts";
import { seedSettings } from "./seed-settings.ts";
import { seedShopShelves } from "./seed-shop-shelves.ts";
import { seedShops } from "./seed-shops.ts";
import { seedTrades } from "./seed-trades.ts";

const oneHour = 60 * 60 * 1000;
const oneYear = 365 * 24 * oneHour;

/**
 * Opens the demo marketplace in an empty store; a store with anything on its shelves is left alone. Ids, prices and
 * stocks are the same every time, dates count back from `now`.
 */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  const {
    rows: [store],
  } = await db.execute<{ used: boolean }>(
    sql`select exists (select from ${shops}) or exists (select from ${products}) as used`,
  );
  if (store?.used !== false) return;

  const today = new Date(Math.floor(now.getTime() / oneHour) * oneHour);
  const demoProducts = departments.flatMap((department) => department.products);
  const productIds = new Numbering(demoProducts.map(({ key }) => key));
  const shopIds = new Numbering();
  await db.transaction(async (tx) => {
    await seedSettings(tx);
    await seedPolicies(tx);
    const tradeIds = await seedTrades(tx, departments);
    await seedShops(tx, demoShops, shopIds, tradeIds, new Date(today.getTime() - oneYear));
    const categoryPaths = await seedCategories(tx, departments, new Numbering());
    const shelfIds = await seedShopShelves(tx, demoShops, departments, shopIds);
    await seedProducts(tx, demoProducts, { shopIds, shelfIds, categoryPaths, until: today });
    await seedColumns(tx, departments, productIds);
    await seedFlashSale(tx, flashSale, productIds, today);
    await seedActivityAreas(tx, activityAreas, productIds);
    await seedReviews(tx, departments, productIds, today);
    await indexCategoryNames(
      tx,
      [...categoryPaths.values()].flatMap((path) => path.at(-1) ?? []),
    );
    await indexShopNames(
      tx,
      shopIds.entries().map(([, id]) => id),
    );
    await seedBanners(tx, banners, productIds);
    await seedFreight(tx, demoFreight, demoProducts, { shopIds, productIds });
    const customerIds = await seedCustomers(tx, today);
    await seedCoupons(tx, demoCoupons, {
      shopIds,
      productIds,
      demoProducts,
      customerIds,
      held: heldByDemoCustomers,
      today,
    });
    await seedArticles(tx, { news: newsCategories, help: helpCategories }, today);
  });
  // A planner that knows nothing of the new rows would walk all of them for a while.
  await db.execute(sql`analyze`);
}
