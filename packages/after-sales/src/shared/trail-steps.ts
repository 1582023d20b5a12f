import type { AfterSalesKind, AfterSalesState } from "@plaza/api-client";

/** The stations of a request. */
export type Station = "applied" | "agreed" | "sent" | "received" | "refunded" | "revoked";

export interface TrailStep {
  readonly station: Station;
  /** `stopped`: the shop or the customer has put an end to it here. */
  readonly phase: "done" | "now" | "stopped" | "later";
}

const ways: Readonly<Record<AfterSalesKind, readonly Station[]>> = {
  refund: ["applied", "agreed", "refunded"],
  return: ["applied", "agreed", "sent", "received", "refunded"],
};

/** The station that a request has reached, or stands before. */
const stations: Readonly<Record<Exclude<AfterSalesState, "refunded">, Station>> = {
  applied: "agreed",
  refused: "agreed",
  awaitingGoods: "sent",
  goodsSent: "received",
  goodsRefused: "received",
  refunding: "refunded",
  revoked: "revoked",
};

const stops: ReadonlySet<AfterSalesState> = new Set(["refused", "goodsRefused", "revoked"]);

/** The way of a request from the application to the money. */
export function trailSteps(state: AfterSalesState, kind: AfterSalesKind): readonly TrailStep[] {
  if (state === "revoked")
    return [
      { station: "applied", phase: "done" },
      { station: "revoked", phase: "stopped" },
    ];
  const way = ways[kind];
  if (state === "refunded") return way.map((station) => ({ station, phase: "done" }));
  const here = stations[state];
  // A refund only that somebody sends back all the same has no such station: it stands before the money.
  const index = way.includes(here) ? way.indexOf(here) : way.length - 1;
  if (!stops.has(state))
    return way.map((station, at) => ({ station, phase: at < index ? "done" : at === index ? "now" : "later" }));
  // What lies between the stop and the money is not going to happen.
  const before = way.slice(0, index).map((station): TrailStep => ({ station, phase: "done" }));
  return [...before, { station: here, phase: "stopped" }, { station: "refunded", phase: "later" }];
}
