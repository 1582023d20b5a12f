import {
  ApiError,
  claimCoupon,
  idempotencyKey,
  siteHasExtension,
  siteConfigurationQuery,
  staleAfter,
} from "@plaza/api-client";
import type { Query } from "@tanstack/react-query";
import type { StorefrontContext } from "../context.ts";
import { keepForLogin, takeAfterLogin } from "../tab-storage.ts";
import { pendingClaimName } from "./pending-claim.ts";

/** A claim of a coupon, by a name under which the platform may know it already. */
export interface Claim {
  readonly couponId: number;
  readonly key: string;
}

type ClaimContext = Pick<StorefrontContext, "api" | "queryClient">;

/** The last claim while it has no answer: another press for its coupon repeats it. */
let unanswered: Claim | null = null;

/** A customer's press. Where the session is over, the coupon is received after the login. */
export async function claimNow(context: ClaimContext, couponId: number): Promise<void> {
  const claim = unanswered?.couponId === couponId ? unanswered : newClaim(couponId);
  unanswered = claim;
  try {
    await sendClaim(context, claim);
    unanswered = null;
  } catch (error) {
    const kind = error instanceof ApiError ? error.kind : null;
    if (kind === "session") keepClaim(claim);
    if (kind === "business") unanswered = null;
    throw error;
  }
}

/** A visitor's press: the coupon is received after the login. */
export function claimLater(couponId: number): void {
  keepClaim(newClaim(couponId));
}

function newClaim(couponId: number): Claim {
  return { couponId, key: idempotencyKey() };
}

export async function sendClaim({ api, queryClient }: ClaimContext, { couponId, key }: Claim): Promise<void> {
  const site = queryClient.getQueryData(siteConfigurationQuery(api).queryKey);
  await claimCoupon(api, { couponId, idempotencyKey: siteHasExtension(site, "idempotency") ? key : null });
}

/**
 * Refetches what a claim may have changed. Also after a rejection: the coupon may be gone, or was received in another tab.
 *
 * @param renewed the first element of a query's key that the screen renews by itself
 */
export async function renewAfterClaim({ queryClient }: ClaimContext, renewed?: string): Promise<void> {
  const isStale = staleAfter("coupon-claim");
  await queryClient.invalidateQueries({
    predicate: (query: Query) => isStale(query) && query.queryKey[0] !== renewed,
  });
}

/** Keeps a claim for after the login. */
function keepClaim(claim: Claim): void {
  keepForLogin(pendingClaimName, claim);
}

/** The claim that was kept, which nobody gets again; null where there is none. */
export function takeClaim(): Claim | null {
  const { couponId, key } = takeAfterLogin(pendingClaimName) ?? {};
  if (!Number.isSafeInteger(couponId) || typeof key !== "string") return null;
  return { couponId: Number(couponId), key };
}
