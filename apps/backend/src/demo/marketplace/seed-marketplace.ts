import type { Database } from "../../platform/store/database.ts";
import { createPasswords } from "../../identity/authentication/passwords.ts";
import { indexChangedArticles } from "../../catalogue/content/index-changed-articles.ts";
import { countShopSales } from "../../selling/merchants/count-shop-sales.ts";
import { sql } from "../../platform/store/sql.ts";
import { bestSellersOf, seedReviewVotes, seedReviews } from "./seed-reviews.ts";
import type { MarketplaceContents } from "./marketplace-contents.ts";
import { Numbering } from "./numbering.ts";
import { seedAgents } from "./chat/seed-agents.ts";
import { seedActivityAreas } from "./seed-product-groups.ts";
import { seedAttributes } from "./seed-attributes.ts";
import { seedAlerts } from "./seed-alerts.ts";
import { seedArticles } from "./seed-articles.ts";
import { seedHome } from "./seed-home.ts";
import { seedCategories } from "./seed-categories.ts";
import { seedCoupons } from "./seed-coupons.ts";
import { seedCustomers } from "./seed-customers.ts";
import { seedExclusions } from "./seed-exclusions.ts";
import { seedFavourites } from "./seed-favourites.ts";
import { seedFlashSale } from "./seed-flash-sale.ts";
import { seedFreight } from "./seed-freight.ts";
import { seedOrders } from "./seed-orders.ts";
import { seedPolicies } from "./seed-policies.ts";
import { seedSettings } from "./seed-settings.ts";
import { seedPriceHistory } from "./seed-price-history.ts";
import { seedProducts } from "./seed-products.ts";
import { seedSearchRules } from "./seed-search-rules.ts";
import { seedSearches } from "./seed-searches.ts";
import { seedShopCategories } from "./seed-shop-categories.ts";
import { seedShops, seedTrades } from "./seed-shops.ts";

const oneHour = 60 * 60 * 1000;
const oneYear = 365 * 24 * oneHour;

/**
 * Opens a marketplace in an empty store. Ids, prices and stocks are the same every time, dates count back from `now`.
 */
export async function seedMarketplace(db: Database, contents: MarketplaceContents, now: Date): Promise<void> {
  const { departments, shops, reviews } = contents;
  const today = new Date(Math.floor(now.getTime() / oneHour) * oneHour);
  const products = [...departments.flatMap((department) => department.products), ...contents.resales];
  const productIds = new Numbering(products.map(({ key }) => key));
  const shopIds = new Numbering();
  const opened = new Date(today.getTime() - oneYear);
  await db.transaction(async (tx) => {
    await seedSettings(tx, contents.site);
    const tradeIds = await seedTrades(tx, departments);
    const passwordHash = await createPasswords().hash(contents.customers.password);
    await seedShops(tx, shops, { ids: shopIds, tradeIds, passwordHash, openedAt: opened });
    const categoryPaths = await seedCategories(tx, departments, new Numbering());
    const shopCategoryIds = await seedShopCategories(tx, shops, departments, products, shopIds);
    await seedProducts(tx, products, {
      shopIds,
      shopCategoryIds,
      categoryPaths,
      attributeLabels: contents.attributeLabels,
      visitedShops: new Set(shops.flatMap(({ key, pickup }) => (pickup === undefined ? [] : [key]))),
      bestSellers: new Set(departments.flatMap(bestSellersOf)),
      until: today,
    });
    await seedPriceHistory(tx, today);
    await countShopSales(tx);
    await seedFlashSale(tx, contents.flashSale, productIds, today);
    await seedActivityAreas(tx, contents.activityAreas, productIds);
    if (reviews !== null) await seedReviews(tx, reviews, contents, productIds, today);
    await seedAgents(tx, shops, shopIds, { passwordHash, shopHours: contents.site.shopHours, now: opened });
    await seedPolicies(tx, contents.policies, opened);
    await seedHome(tx, contents, productIds, opened);
    await seedAttributes(tx, contents.listAttributes, categoryPaths);
    await seedSearchRules(tx, contents.searchRules, { shopIds, productIds, now: opened });
    await seedFreight(tx, contents.freight, products, { shopIds, productIds });
    await seedExclusions(tx, departments, products, { productIds, since: opened });
    const customerIds = await seedCustomers(tx, contents.customers, today);
    await seedCoupons(tx, contents.coupons, {
      shopIds,
      productIds,
      demoProducts: products,
      customerIds,
      claimed: contents.customers.customers.map(({ coupons }) => coupons),
      today,
    });
    await seedFavourites(tx, contents.customers.customers, {
      shopIds,
      productIds,
      demoProducts: products,
      customerIds,
      today,
    });
    if (reviews !== null) await seedReviewVotes(tx, customerIds, today);
    await seedOrders(tx, contents.customers.customers, { productIds, customerIds, today });
    await seedAlerts(tx, contents.customers.customers, {
      productIds,
      demoProducts: products,
      customerIds,
      today,
    });
    await seedArticles(tx, { news: contents.news, help: contents.help }, today);
    await indexChangedArticles(tx);
    await seedSearches(tx, contents, today);
  });
  // A planner that knows nothing of the new rows would walk all of them for a while.
  await db.execute(sql`analyze`);
}
