import type { Page } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products, productTexts } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { and, asc, desc, eq, exists, gt, inArray, isNull } from "../../platform/store/sql.ts";
import type { FoundOwnReview, PendingOrder } from "./own-wire.ts";
import { isShown } from "./review-filter.ts";
import { isOnSale } from "./writing-rules.ts";

/** A page of a customer's orders of which something can be reviewed, newest first, and how many there are. */
export async function findPendingOrders(
  db: Executor,
  customerId: number,
  page: Page,
): Promise<{ readonly rows: readonly PendingOrder[]; readonly total: number }> {
  const hasSome = and(isReceived(customerId), exists(pendingLines(db)));
  const [found, total] = await Promise.all([
    db
      .select({ order: orders, shop: shops })
      .from(orders)
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .where(hasSome)
      .orderBy(desc(orders.id))
      .limit(page.size)
      .offset(page.offset),
    db.$count(orders, hasSome),
  ]);
  const lines = await linesOf(
    db,
    found.map(({ order }) => order.id),
  );
  const rows = found.map(({ order, shop }) => {
    const own = lines.filter(({ line }) => line.orderId === order.id);
    return {
      order,
      shop,
      lines: own.flatMap(({ line, isPending }) => (isPending ? [line] : [])),
      isBegun: own.some(({ line }) => line.isReviewed),
    };
  });
  return { rows, total };
}

export async function countPendingLines(db: Executor, customerId: number): Promise<number> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(isReceived(customerId), isPending()));
  return rows.length;
}

/** A page of a customer's reviews, as far as others can read them, too; newest first. */
export async function findOwnReviews(db: Executor, customerId: number, page: Page): Promise<readonly FoundOwnReview[]> {
  return db
    .select({ review: reviews, product: productTexts, line: orderLines, shop: shops })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(productTexts, eq(productTexts.productId, reviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .where(and(eq(reviews.customerId, customerId), isShown()))
    .orderBy(desc(reviews.id))
    .limit(page.size)
    .offset(page.offset);
}

export async function countOwnReviews(db: Executor, customerId: number): Promise<number> {
  return db.$count(reviews, and(eq(reviews.customerId, customerId), isShown()));
}

// The same conditions as those of a single line (writing-rules.ts), for many of them.

function isReceived(customerId: number) {
  return and(
    eq(orders.customerId, customerId),
    isNull(orders.hiddenAt),
    eq(orders.state, "completed"),
    eq(orders.isRefunded, false),
  );
}

function isPending() {
  return and(
    eq(orderLines.isReviewed, false),
    gt(orderLines.quantity, orderLines.refundedQuantity),
    eq(products.isOnShelf, true),
    eq(products.isApproved, true),
    isNull(products.deletedAt),
  );
}

function pendingLines(db: Executor) {
  return db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orders.id), isPending()));
}

async function linesOf(db: Executor, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const found = await db
    .select({ line: orderLines, product: products })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return found.map(({ line, product }) => ({
    line,
    isPending: !line.isReviewed && line.quantity > line.refundedQuantity && isOnSale(product),
  }));
}
