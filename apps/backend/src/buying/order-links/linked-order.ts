import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { findOrder, type OrderWithLines } from "../orders/find-orders.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { linkKey } from "./order-link.ts";
import { readLink } from "./order-link.ts";

/**
 * The order of a link, as `id`, `until` and `sign` say it.
 *
 * @throws {DomainError} with the same words for a link that is wrong, that is over, or whose order is gone
 */
export async function linkedOrder(db: Executor, body: Query, now: Date): Promise<OrderWithLines> {
  const link = { id: body.text("id"), until: body.text("until"), sign: body.text("sign") };
  const orderId = readLink(link, await linkKey(db), now);
  const found = orderId === null ? null : await orderOf(db, orderId);
  if (found === null) throw new DomainError("orderLinkInvalid", { notFound: true });
  return found;
}

/** Null where its customer has deleted it, or is none any more. */
async function orderOf(db: Executor, id: number): Promise<OrderWithLines | null> {
  const [owner] = await db
    .select({ id: customers.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, id), isNull(customers.deletedAt)));
  return owner === undefined ? null : findOrder(db, owner.id, id);
}
