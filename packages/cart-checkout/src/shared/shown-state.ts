import type { Order, OrderStanding, OrderState } from "@plaza/api-client";

/** The states of an order as its buyer reads them. */
export type ShownState =
  | OrderState
  | "readyForPickup"
  | "withdrawn"
  | "partWithdrawn"
  | "requested"
  | "returning"
  | "refunding"
  | "refunded";

/** The contract's state, unless nothing of the order is left; what is under way for a part stands beside it. */
export function shownState({
  state,
  delivery,
  standing,
}: Pick<Order, "state" | "delivery" | "standing">): readonly ShownState[] {
  const usual = state === "unshipped" && delivery === "pickup" ? "readyForPickup" : state;
  if (standing === null) return [usual];
  const special = stateOf(standing);
  return standing.isWhole ? [special] : [usual, special];
}

function stateOf({ kind, stage, isWhole }: OrderStanding): ShownState {
  if (stage === "refunded") return "refunded";
  if (kind === "withdrawal") return isWhole ? "withdrawn" : "partWithdrawn";
  if (stage === "refunding") return "refunding";
  return stage === "applied" ? "requested" : "returning";
}
