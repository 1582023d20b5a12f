import { describe, expect, test } from "vitest";
import { type OrderState, orderStates } from "../../platform/store/schema/orders.ts";
import { type Actor, objectionTo, type OrderAction, transitions } from "./transitions.ts";

const now = new Date("2026-11-20T04:00:00Z");
const minutes = (number: number): Date => new Date(now.getTime() + number * 60_000);
const rules = {
  cancellableUntil: (paidAt: Date) => new Date(paidAt.getTime() + 60 * 60_000),
  confirmsItselfAt: (shippedAt: Date) => shippedAt,
  askableUntil: (completedAt: Date) => completedAt,
  withdrawableUntil: (receivedAt: Date) => receivedAt,
};
const actors: readonly Actor["kind"][] = ["customer", "merchant", "system"];

type OrderFields = Parameters<typeof objectionTo>[1];

function orderIn(state: OrderState, fields: Partial<OrderFields> = {}): OrderFields {
  const paidAt = state === "unpaid" ? null : minutes(-1);
  return {
    state,
    delivery: "express",
    payBefore: minutes(59),
    payMethod: null,
    paidAt,
    cashClaimedAt: null,
    confirmBefore: null,
    heldSince: null,
    hiddenAt: null,
    pickupCode: null,
    ...fields,
  };
}

const may = (actor: Actor["kind"], action: OrderAction, order: OrderFields, shownCode = ""): boolean =>
  objectionTo(action, order, { actor, now, rules, shownCode }) === null;

/** Who may do what in which states, with nothing else against it. */
const allowed: Readonly<Record<OrderAction, Partial<Record<Actor["kind"], readonly OrderState[]>>>> = {
  pay: { customer: ["unpaid"], system: ["unpaid"] },
  acceptCash: { customer: ["unpaid"] },
  claimCash: { customer: ["shipped"] },
  collectCash: { merchant: ["shipped"], system: ["shipped"] },
  refuseParcel: { merchant: ["shipped"] },
  cancel: { customer: ["unpaid", "paid"] },
  close: { merchant: ["unpaid", "paid"], system: ["unpaid"] },
  ship: { merchant: ["paid"] },
  deliver: { merchant: ["paid"], system: ["paid"] },
  collect: { merchant: ["paid"] },
  confirm: { customer: ["shipped"] },
  complete: { merchant: ["shipped"], system: ["shipped"] },
  closeRefunded: { system: ["paid", "shipped", "completed"] },
  deleteForCustomer: { customer: ["closed"] },
  refundUnmatched: { system: ["unpaid", "paid", "shipped", "completed", "closed"] },
};

/** Under which a transition may happen at all. */
const favourable: Partial<Record<OrderAction, Partial<OrderFields>>> = {
  claimCash: { payMethod: "cash_on_delivery", paidAt: null },
  collectCash: {
    payMethod: "cash_on_delivery",
    paidAt: null,
    cashClaimedAt: minutes(-2),
    confirmBefore: minutes(0),
  },
  refuseParcel: { payMethod: "cash_on_delivery", paidAt: null },
  close: { payBefore: minutes(0) },
  deliver: { delivery: "virtual" },
  collect: { delivery: "pickup", pickupCode: "123456" },
  complete: { confirmBefore: minutes(0) },
};

describe("order", () => {
  const actions = Object.keys(allowed) as OrderAction[];
  test("an order changes in no way that is not in this table", () => {
    expect(actions.toSorted()).toEqual(Object.keys(transitions).toSorted());
  });

  test.each(actions.flatMap((action) => actors.map((actor) => [action, actor] as const)))(
    "an order takes %s from the %s in the right states only",
    (action, actor) => {
      const states = orderStates.filter((state) => may(actor, action, orderIn(state, favourable[action]), "123456"));
      expect(states).toEqual(allowed[action][actor] ?? []);
    },
  );

  test("an order is paid for by its customer up to its deadline, by a provider also later", () => {
    expect(may("customer", "pay", orderIn("unpaid", { payBefore: minutes(0.01) }))).toBe(true);
    expect(may("customer", "pay", orderIn("unpaid", { payBefore: minutes(0) }))).toBe(false);
    expect(may("system", "pay", orderIn("unpaid", { payBefore: minutes(-1) }))).toBe(true);
    expect(may("customer", "pay", orderIn("unpaid", { payBefore: null }))).toBe(true);
  });

  test("an order is cancelled at any time before it is paid, and for an hour after that", () => {
    expect(may("customer", "cancel", orderIn("unpaid", { payBefore: minutes(-100) }))).toBe(true);
    expect(may("customer", "cancel", orderIn("paid", { paidAt: minutes(-59.9) }))).toBe(true);
    expect(may("customer", "cancel", orderIn("paid", { paidAt: minutes(-60) }))).toBe(false);
    expect(may("merchant", "close", orderIn("paid", { paidAt: minutes(-600) }))).toBe(true);
  });

  test("an order that is paid in cash at the door is cancelled until it is sent, and completed by nobody but its shop", () => {
    const cash = { payMethod: "cash_on_delivery", paidAt: null, confirmBefore: minutes(-1) } as const;
    expect(may("customer", "acceptCash", orderIn("unpaid", { payBefore: minutes(0) }))).toBe(false);
    expect(may("customer", "acceptCash", orderIn("unpaid", { delivery: "pickup" }))).toBe(false);
    expect(may("customer", "cancel", orderIn("paid", cash))).toBe(true);
    expect(may("customer", "cancel", orderIn("shipped", cash))).toBe(false);
    expect(may("merchant", "ship", orderIn("paid", cash))).toBe(true);
    for (const [actor, action] of [
      ["customer", "confirm"],
      ["merchant", "complete"],
      ["system", "complete"],
    ] as const)
      expect(may(actor, action, orderIn("shipped", cash)), actor).toBe(false);
    expect(may("customer", "claimCash", orderIn("shipped", cash))).toBe(true);
    expect(may("customer", "claimCash", orderIn("shipped", { ...cash, cashClaimedAt: minutes(-1) }))).toBe(false);
    expect(may("customer", "claimCash", orderIn("shipped"))).toBe(false);
    expect(may("system", "collectCash", orderIn("shipped", cash))).toBe(false);
    const claimed = { ...cash, cashClaimedAt: minutes(-2) };
    expect(may("system", "collectCash", orderIn("shipped", { ...claimed, confirmBefore: minutes(1) }))).toBe(false);
    expect(may("merchant", "collectCash", orderIn("shipped"))).toBe(false);
    expect(may("merchant", "refuseParcel", orderIn("shipped", { ...cash, paidAt: minutes(-1) }))).toBe(false);
  });

  test("an order closes and completes itself when it is due, and not before", () => {
    expect(may("system", "close", orderIn("unpaid", { payBefore: minutes(0.01) }))).toBe(false);
    expect(may("system", "close", orderIn("unpaid", { payBefore: null }))).toBe(false);
    expect(may("system", "close", orderIn("paid", { payBefore: minutes(-1) }))).toBe(false);
    expect(may("system", "complete", orderIn("shipped", { confirmBefore: minutes(0.01) }))).toBe(false);
    expect(may("system", "complete", orderIn("shipped", { confirmBefore: null }))).toBe(false);
    expect(may("merchant", "complete", orderIn("shipped", { confirmBefore: null }))).toBe(true);
  });

  test("an order leaves the shop as its goods do", () => {
    for (const [delivery, action] of [
      ["express", "ship"],
      ["virtual", "deliver"],
      ["pickup", "collect"],
    ] as const) {
      const order = orderIn("paid", { delivery, pickupCode: "123456" });
      const possible = (["ship", "deliver", "collect"] as const).filter((each) =>
        may("merchant", each, order, "123456"),
      );
      expect(possible).toEqual([action]);
    }
  });

  test("an order is collected with its code only", () => {
    const order = orderIn("paid", { delivery: "pickup", pickupCode: "012345" });
    expect(["012345", "12345", "", "012346"].map((code) => may("merchant", "collect", order, code))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(may("merchant", "collect", { ...order, pickupCode: null }, "")).toBe(false);
  });

  test("an order does not complete itself, and is not deleted, while a request about it is open", () => {
    const held = orderIn("shipped", { confirmBefore: minutes(-1), heldSince: minutes(-2) });
    expect(may("system", "complete", held)).toBe(false);
    expect(may("merchant", "complete", held)).toBe(true);
    expect(may("customer", "confirm", held)).toBe(true);
    expect(may("customer", "deleteForCustomer", orderIn("closed", { heldSince: minutes(-2) }))).toBe(false);
  });

  test("an order is deleted once", () => {
    expect(may("customer", "deleteForCustomer", orderIn("closed", { hiddenAt: minutes(-1) }))).toBe(false);
  });
});
