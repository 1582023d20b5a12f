import { ApiError, type Settlement, type SettlementShop } from "@plaza/api-client";
import type { CheckoutRequest } from "@plaza/routing";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { checkoutRoute } from "../routes.ts";
import {
  type CheckoutChoice,
  checkoutQuery,
  noneFound,
  type CheckoutDraft,
  emptyDraft,
  readDraft,
  writeDraft,
} from "./checkout-query.ts";
import { type FoundCoupons, foundCoupons, usedCouponId } from "./coupon-choice.ts";

export interface Checkout {
  readonly draft: CheckoutDraft;
  readonly change: (difference: Partial<CheckoutDraft>) => void;
  /** The latest settlement; null before the first one. */
  readonly settlement: Settlement | null;
  /** Another choice is being settled, or settling it failed: what is shown must not be ordered. */
  readonly outdated: boolean;
  readonly settling: boolean;
  /** When it was fetched, in epoch milliseconds. */
  readonly settledAt: number;
  /** Neither a settlement nor a failure has arrived yet. */
  readonly unanswered: boolean;
  readonly error: Error | null;
  readonly settleAgain: () => void;
  /** Settles once for an address that was saved, whether it was the chosen one or is now. */
  readonly settleAddress: (addressId: number | null) => void;
  /** Settles once after a coupon was claimed, so that it is used where it is the shop's best. */
  readonly settleClaim: (shopId: number) => void;
  /** The coupon in a shop's numbers; null: none. */
  readonly usedCouponAt: (shop: SettlementShop) => number | null;
  /** The platform's message where it rejected the last choice, which is then undone. */
  readonly takenBack: { readonly message: string | null } | null;
}

interface Settled {
  readonly settlement: Settlement;
  readonly choice: CheckoutChoice;
  readonly found: FoundCoupons;
}

/** The shopper's choices and their settlement, which is fetched again with each choice. */
export function useCheckout(data: string, request: CheckoutRequest): Checkout {
  const { api } = checkoutRoute.useRouteContext();
  const hydrated = useHydrated();
  const [stored, setDraft] = useState(() => (hydrated ? readDraft(data) : null));
  const [found, setFound] = useState(noneFound);
  const [settled, setSettled] = useState<Settled | null>(null);
  const [takenBack, setTakenBack] = useState<Checkout["takenBack"]>(null);
  // The server's render does not know this tab's draft.
  if (stored === null && hydrated) setDraft(readDraft(data));
  const draft = stored ?? emptyDraft;
  const { addressId, coupons, pickups } = draft;
  const query = useQuery(checkoutQuery(api, request, { addressId, coupons, pickups }, found));

  if (query.isSuccess && !query.isPlaceholderData && query.data !== settled?.settlement) {
    setSettled({ settlement: query.data, choice: { addressId, coupons, pickups }, found });
    // Where the platform does not choose the best coupons, they are asked for now that they are known.
    setFound(foundCoupons(query.data, coupons, found));
  }

  // A rejected choice is undone: a coupon that was used meanwhile, an address that is gone.
  const back = settled?.choice ?? emptyDraft;
  const rejection = query.data === undefined && query.error instanceof ApiError ? query.error : null;
  const isOther = back.addressId !== addressId || back.coupons !== coupons || back.pickups !== pickups;
  if (rejection?.kind === "business" && isOther) {
    setDraft({ ...draft, ...back });
    setFound(settled?.found ?? noneFound);
    setTakenBack({ message: rejection.platformMessage });
  }

  function change(difference: Partial<CheckoutDraft>): void {
    const next = { ...draft, ...difference };
    setDraft(next);
    // What was found holds only where the shopper has not chosen anew.
    const unchanged = Object.entries(found).filter(([shop]) => next.coupons[shop] === coupons[shop]);
    if (next.coupons !== coupons) setFound(unchanged.length === 0 ? noneFound : Object.fromEntries(unchanged));
    setTakenBack(null);
    writeDraft(data, next);
  }
  function settleAgain(): void {
    void query.refetch();
  }
  return {
    draft,
    change,
    settlement: query.data ?? settled?.settlement ?? null,
    outdated: !query.isSuccess || query.isPlaceholderData,
    settling: query.isFetching,
    settledAt: query.dataUpdatedAt,
    unanswered: query.isPending && query.errorUpdateCount === 0,
    error: query.error,
    settleAgain,
    settleAddress: (id) => (id === addressId ? settleAgain() : change({ addressId: id })),
    settleClaim: (shopId) => {
      const others = Object.entries(coupons).filter(([shop]) => shop !== String(shopId));
      if (coupons[shopId] === undefined) settleAgain();
      else change({ coupons: Object.fromEntries(others) });
    },
    usedCouponAt: (shop) => usedCouponId(shop, settled?.choice.coupons ?? coupons, settled?.found ?? found),
    takenBack,
  };
}
