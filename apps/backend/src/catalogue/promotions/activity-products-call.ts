import type { CallContext } from "../../platform/http/call.ts";
import { activityItem } from "../products/product-card-wire.ts";
import { productCards } from "../products/product-cards.ts";
import { products, productViews } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Page } from "../../platform/http/query.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { and, asc, count, eq, isNull, sql } from "../../platform/store/sql.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { activityArea, activityAreaWire } from "./activity-areas.ts";
import { activityAreaItems } from "../../platform/store/schema/promotions.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** `activity_area/activityGoodsList`; empty for an area that is not shown or that there is not. */
export async function handleActivityProducts(context: CallContext) {
  const { db, query } = context;
  const areaId = requiredId(query, "id");
  const page = query.page();
  const area = await activityArea(db, areaId);
  const { items, total } = area === null ? { items: [], total: 0 } : await itemsOfArea(db, area.id, page);
  const cards = await productCards(
    db,
    items.map(({ productId }) => productId),
    context.now(),
  );
  const byId = new Map(items.map((item) => [item.productId, item]));
  return {
    list: cards.flatMap((card) => {
      const item = byId.get(card.id);
      return item === undefined ? [] : [activityItem(card, { ...item, areaId }, context)];
    }),
    ...pageFields(page, total),
    // Ours: the original leaves it to its client to carry name and title along.
    activity_area: area === null ? [] : activityAreaWire(area, context),
  };
}

async function itemsOfArea(db: Executor, areaId: number, page: Page) {
  const condition = and(
    eq(activityAreaItems.areaId, areaId),
    eq(activityAreaItems.isApproved, true),
    isNull(activityAreaItems.deletedAt),
    eq(products.isOnSale, true),
  );
  const [items, counted] = await Promise.all([
    db
      .select({
        id: activityAreaItems.id,
        productId: activityAreaItems.productId,
        views: sql`coalesce(${productViews.views}, 0) + ${products.virtualViews}`.mapWith(Number),
      })
      .from(activityAreaItems)
      .innerJoin(products, eq(products.id, activityAreaItems.productId))
      .leftJoin(productViews, eq(productViews.productId, activityAreaItems.productId))
      .where(condition)
      .orderBy(asc(activityAreaItems.position), asc(activityAreaItems.id))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(activityAreaItems)
      .innerJoin(products, eq(products.id, activityAreaItems.productId))
      .where(condition),
  ]);
  return { items, total: singleRow(counted).total };
}
