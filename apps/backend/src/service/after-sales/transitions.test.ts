import { describe, expect, test } from "vitest";
import {
  afterSaleActors,
  type AfterSaleState,
  afterSaleStates,
  afterSaleTypes,
} from "../../platform/store/schema/after-sales.ts";
import { waitingStates } from "../../buying/orders/standing.ts";
import { afterSaleStateCode } from "./after-sale-wire.ts";
import {
  after,
  type AfterSaleAction,
  type AfterSaleActor,
  afterSaleTransitions,
  atDeadline,
  deadlineKind,
  isOpen,
  lineState,
} from "./transitions.ts";

type Actor = AfterSaleActor["kind"];

/** Who may do what in which states, and what comes of it. */
const allowed: Readonly<
  Record<AfterSaleAction, { readonly by: readonly Actor[]; readonly moves: Partial<Record<AfterSaleState, string>> }>
> = {
  agree: { by: ["shop", "system"], moves: { applied: "refunding|toReturn" } },
  refuse: { by: ["shop"], moves: { applied: "refused" } },
  send: { by: ["customer"], moves: { toReturn: "returned" } },
  receive: { by: ["shop", "system"], moves: { toReturn: "refunding", returned: "refunding" } },
  refuseGoods: { by: ["shop"], moves: { returned: "goodsRefused" } },
  finish: { by: ["system"], moves: { refunding: "refunded" } },
  ask: { by: ["customer"], moves: { refused: "applied", goodsRefused: "applied" } },
  revoke: {
    by: ["customer"],
    moves: {
      applied: "revoked",
      refused: "revoked",
      toReturn: "revoked",
      returned: "revoked",
      goodsRefused: "revoked",
    },
  },
  replace: {
    by: ["customer"],
    moves: { applied: "revoked", refused: "revoked", toReturn: "revoked", goodsRefused: "revoked" },
  },
  expire: { by: ["system"], moves: { toReturn: "revoked" } },
};

const actions = Object.keys(allowed) as AfterSaleAction[];

describe("after-sales request", () => {
  test("a request changes in no way that is not in this table", () => {
    expect(actions.toSorted()).toEqual(Object.keys(afterSaleTransitions).toSorted());
  });

  test.each(actions.flatMap((action) => afterSaleActors.map((actor) => [action, actor] as const)))(
    "a request takes %s from the %s in the right states only",
    (action, actor) => {
      for (const state of afterSaleStates) {
        const { by, moves } = allowed[action];
        const wanted = by.includes(actor) ? moves[state] : undefined;
        const found = afterSaleTypes.map((type) => {
          const outcome = after(action, { state, type, isWithdrawal: false }, actor);
          return "to" in outcome ? outcome.to : undefined;
        });
        const [money, goods] = wanted?.split("|") ?? [];
        expect(found, state).toEqual([money, goods ?? money]);
      }
    },
  );

  test("a withdrawal is refused by nobody, but its goods may be", () => {
    const withdrawal = { type: "return", isWithdrawal: true } as const;
    expect(after("refuse", { ...withdrawal, state: "applied" }, "shop")).toHaveProperty("objection");
    expect(after("refuseGoods", { ...withdrawal, state: "returned" }, "shop")).toEqual({ to: "goodsRefused" });
  });

  test("a request has the contract's numbers", () => {
    expect(afterSaleStates.map(afterSaleStateCode)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("a request ends by itself wherever somebody is waited for, and by a way that the system may go", () => {
    for (const state of afterSaleStates) {
      const kind = deadlineKind(state);
      expect(kind !== null, state).toBe(["applied", "toReturn", "returned"].includes(state));
      if (kind !== null)
        expect(after(atDeadline[kind], { state, type: "return", isWithdrawal: false }, "system")).toHaveProperty("to");
    }
  });

  test("a request holds its line until it is over, and its order as long as somebody is waited for", () => {
    expect(afterSaleStates.filter((state) => !isOpen(state))).toEqual(["refunded", "revoked"]);
    expect(waitingStates.every(isOpen)).toBe(true);
    expect(afterSaleStates.map((state) => lineState(state, true))).toEqual([1, 1, 1, 1, 1, 2, 3, 3]);
    expect(lineState("refunded", false)).toBe(0);
    expect(lineState("revoked", false)).toBe(0);
  });
});
