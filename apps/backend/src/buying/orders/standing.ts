import type { Executor } from "../../platform/store/database.ts";
import { type AfterSale, afterSales, type AfterSaleState } from "../../platform/store/schema/after-sales.ts";
import { type Order, orderLines, orders } from "../../platform/store/schema/orders.ts";
import { withdrawalLines } from "../../platform/store/schema/withdrawals.ts";
import { asc, eq, inArray, type SQL, sql } from "../../platform/store/sql.ts";

/** In these somebody still has something to do about a request; whoever is first in this list is waited for first. */
export const waitingStates = ["toReturn", "applied", "returned", "refunding"] as const satisfies AfterSaleState[];

/** In these the pieces of a request have been agreed to come back, and are not counted as refunded yet. */
const comingStates: readonly AfterSaleState[] = ["toReturn", "returned"];

type Line = Pick<typeof orderLines.$inferSelect, "id" | "quantity" | "refundedQuantity">;

/** What counts of a request about an order. */
export interface CountedRequest extends Pick<
  AfterSale,
  "id" | "lineId" | "quantity" | "state" | "type" | "isWithdrawal"
> {
  readonly withdrawalId: number | null;
}

/** What returns and withdrawals have made of an order, beside the state that the contract knows. */
export interface Standing {
  readonly kind: "withdrawal" | "return" | "refund";
  readonly stage: (typeof waitingStates)[number] | "refunded";
  /** Nothing of the order is left: it has all gone back, or goes back for sure. */
  readonly isWhole: boolean;
  /** Which request waits, or was the last. */
  readonly afterSaleId: number;
  readonly withdrawalId: number | null;
}

/** Null: the order goes its usual way. What was given back of a part, and is over, changes nothing of that. */
export function standingOf(lines: readonly Line[], requests: readonly CountedRequest[]): Standing | null {
  const isWhole = lines.every(
    ({ id, quantity, refundedQuantity }) =>
      refundedQuantity + sum(requests.filter((request) => request.lineId === id && isComing(request))) >= quantity,
  );
  const [first] = waitingStates
    .flatMap((stage) => requests.filter(({ state }) => state === stage).map((request) => ({ request, stage })))
    .toSorted((one, other) => Number(other.request.isWithdrawal) - Number(one.request.isWithdrawal));
  if (first !== undefined) return { ...described(first.request), stage: first.stage, isWhole };
  const last = requests.findLast(({ state }) => state === "refunded");
  return isWhole && last !== undefined ? { ...described(last), stage: "refunded", isWhole } : null;
}

const isComing = ({ state }: CountedRequest): boolean => comingStates.includes(state);

const sum = (requests: readonly CountedRequest[]): number =>
  requests.reduce((pieces, { quantity }) => pieces + quantity, 0);

function described({ id, type, isWithdrawal, withdrawalId }: CountedRequest) {
  return { kind: isWithdrawal ? ("withdrawal" as const) : type, afterSaleId: id, withdrawalId };
}

/** For queries of orders: what {@link standingOf} calls whole. */
export const isGoingBackWhole: SQL = sql`not exists (
  select from ${orderLines} where ${orderLines.orderId} = ${orders.id}
  and ${orderLines.quantity} > ${orderLines.refundedQuantity} + coalesce((
    select sum(${afterSales.quantity}) from ${afterSales}
    where ${afterSales.lineId} = ${orderLines.id} and ${inArray(afterSales.state, [...comingStates])}), 0))`;

/** By the ids of the orders; an order that goes its usual way is absent. */
export async function standingsOf(
  db: Executor,
  orders: readonly { readonly order: Pick<Order, "id">; readonly lines: readonly Line[] }[],
): Promise<ReadonlyMap<number, Standing>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ order }) => order.id);
  const rows = await db
    .select({ afterSale: afterSales, withdrawalId: withdrawalLines.withdrawalId })
    .from(afterSales)
    .leftJoin(withdrawalLines, eq(withdrawalLines.afterSaleId, afterSales.id))
    .where(inArray(afterSales.orderId, ids))
    .orderBy(asc(afterSales.id));
  const requestsOf = Map.groupBy(rows, ({ afterSale }) => afterSale.orderId);
  return new Map(
    orders.flatMap(({ order, lines }) => {
      const requests = (requestsOf.get(order.id) ?? []).map(({ afterSale, withdrawalId }) => ({
        ...afterSale,
        withdrawalId,
      }));
      const standing = requests.length === 0 ? null : standingOf(lines, requests);
      return standing === null ? [] : [[order.id, standing] as const];
    }),
  );
}
