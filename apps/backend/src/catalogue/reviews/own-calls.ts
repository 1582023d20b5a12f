import type { CustomerContext } from "../../platform/http/call.ts";
import type { Executor } from "../../platform/store/database.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { countOwnReviews, countPendingLines, findOwnReviews, findPendingOrders } from "./find-own.ts";
import { ownReview, pendingOrder } from "./own-wire.ts";

/** `goods_comment/getUnCommentOrder`, the newest order first. */
export async function handlePending(context: CustomerContext) {
  const { db, query, customer } = context;
  const page = query.page();
  const [{ rows, total }, counts] = await Promise.all([
    findPendingOrders(db, customer.id, page),
    countBoth(db, customer.id),
  ]);
  return { lists: rows.map((row) => pendingOrder(row, context)), ...pageFields(page, total), counts };
}

/** `goods_comment/getCommentOrder`, the newest review first. */
export async function handleOwnReviews(context: CustomerContext) {
  const { db, query, customer, now } = context;
  const page = query.page();
  const [rows, counts] = await Promise.all([findOwnReviews(db, customer.id, page), countBoth(db, customer.id)]);
  return {
    lists: rows.map((row) => ownReview(row, context, now())),
    ...pageFields(page, counts.comment),
    counts,
  };
}

/** Ours, of the extension `counts`: how much is in either list, lines in the one and reviews in the other. */
async function countBoth(db: Executor, customerId: number) {
  const [pending, written] = await Promise.all([countPendingLines(db, customerId), countOwnReviews(db, customerId)]);
  return { un_comment: pending, comment: written };
}
