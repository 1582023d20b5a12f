import type { Executor } from "../../../platform/store/database.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { and, count, eq, inArray, ne, type SQL } from "../../../platform/store/sql.ts";
import { cashIsDue } from "../cash-due.ts";

/** The lists of a shop's orders, by what is to be done. */
const lists = {
  to_send: and(eq(orders.state, "paid"), ne(orders.delivery, "pickup")),
  to_pick_up: and(eq(orders.state, "paid"), eq(orders.delivery, "pickup")),
  sent: eq(orders.state, "shipped"),
  cash_due: and(eq(orders.state, "shipped"), cashIsDue),
  completed: eq(orders.state, "completed"),
  unpaid: eq(orders.state, "unpaid"),
  closed: eq(orders.state, "closed"),
  all: undefined,
} as const satisfies Readonly<Record<string, SQL | undefined>>;

export type OrderListName = keyof typeof lists;

/** All of them for a name that is none. */
export function orderListNamed(name: string): OrderListName {
  return Object.hasOwn(lists, name) ? (name as OrderListName) : "all";
}

export function isInList(name: OrderListName): SQL | undefined {
  return lists[name];
}

/** How many orders of a shop each list has, apart from those that only grow. */
export async function countToDo(
  db: Executor,
  shopId: number,
): Promise<Readonly<Record<"to_send" | "to_pick_up" | "sent" | "cash_due" | "unpaid", number>>> {
  const [cashDue, rows] = await Promise.all([
    db.$count(orders, and(eq(orders.shopId, shopId), lists.cash_due)),
    countByState(db, shopId),
  ]);
  const counts = { to_send: 0, to_pick_up: 0, sent: 0, cash_due: cashDue, unpaid: 0 };
  for (const { state, delivery, number } of rows) {
    if (state === "unpaid") counts.unpaid += number;
    else if (state === "shipped") counts.sent += number;
    else counts[delivery === "pickup" ? "to_pick_up" : "to_send"] += number;
  }
  return counts;
}

function countByState(db: Executor, shopId: number) {
  return db
    .select({ state: orders.state, delivery: orders.delivery, number: count() })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.state, ["unpaid", "paid", "shipped"])))
    .groupBy(orders.state, orders.delivery);
}
