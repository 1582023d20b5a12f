import { ApiError, type Settlement } from "@plaza/api-client";
import type { CheckoutRequest } from "@plaza/routing";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { checkoutRoute } from "../routes.ts";
import { type CheckoutDraft, emptyDraft, readDraft, writeDraft } from "./checkout-draft.ts";
import { type CheckoutChoice, checkoutQuery } from "./checkout-query.ts";

export interface Checkout {
  readonly draft: CheckoutDraft;
  readonly change: (difference: Partial<CheckoutDraft>) => void;
  /** The latest settlement; null before the first one. */
  readonly settlement: Settlement | null;
  /** Another choice is being settled, or settling it failed: what is shown must not be ordered. */
  readonly outdated: boolean;
  readonly settling: boolean;
  /** Neither a settlement nor a failure has arrived yet. */
  readonly unanswered: boolean;
  readonly error: Error | null;
  readonly settleAgain: () => void;
  /** The platform's message where it rejected the last choice, which is then undone. */
  readonly takenBack: { readonly message: string | null } | null;
}

interface Settled {
  readonly settlement: Settlement;
  readonly choice: CheckoutChoice;
}

/** The shopper's choices and their settlement, which is fetched again with each choice. */
export function useCheckout(data: string, request: CheckoutRequest): Checkout {
  const { api } = checkoutRoute.useRouteContext();
  const hydrated = useHydrated();
  const [kept, setDraft] = useState(() => (hydrated ? readDraft(data) : null));
  const [settled, setSettled] = useState<Settled | null>(null);
  const [takenBack, setTakenBack] = useState<Checkout["takenBack"]>(null);
  // The server's render does not know this tab's draft.
  if (kept === null && hydrated) setDraft(readDraft(data));
  const draft = kept ?? emptyDraft;
  const { addressId, coupons } = draft;
  const query = useQuery(checkoutQuery(api, request, { addressId, coupons }));

  if (query.isSuccess && !query.isPlaceholderData && query.data !== settled?.settlement)
    setSettled({ settlement: query.data, choice: { addressId, coupons } });

  // A rejected choice is undone: a coupon that was used meanwhile, an address that is gone.
  const back = settled?.choice ?? emptyDraft;
  const rejection = query.data === undefined && query.error instanceof ApiError ? query.error : null;
  const isOther = back.addressId !== addressId || back.coupons !== coupons;
  if (rejection?.kind === "business" && isOther) {
    setDraft({ ...draft, ...back });
    setTakenBack({ message: rejection.platformMessage });
  }

  function change(difference: Partial<CheckoutDraft>): void {
    const next = { ...draft, ...difference };
    setDraft(next);
    setTakenBack(null);
    writeDraft(data, next);
  }
  return {
    draft,
    change,
    settlement: query.data ?? settled?.settlement ?? null,
    outdated: !query.isSuccess || query.isPlaceholderData,
    settling: query.isFetching,
    unanswered: query.isPending && query.errorUpdateCount === 0,
    error: query.error,
    settleAgain: () => void query.refetch(),
    takenBack,
  };
}
