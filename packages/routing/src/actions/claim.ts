import {
  ApiError,
  claimCoupon,
  idempotencyKey,
  isAnnounced,
  siteConfigurationQuery,
  staleAfter,
} from "@plaza/api-client";
import type { Query } from "@tanstack/react-query";
import type { StorefrontContext } from "../context.ts";
import { keptClaimKey } from "./kept-claim.ts";

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
  await claimCoupon(api, { couponId, idempotencyKey: isAnnounced(site, "idempotency") ? key : null });
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

/** Whoever has not logged in by then has something else in mind. */
const longest = 30 * 60_000;

/** Keeps a claim for after the login, in this tab. The last one counts. */
function keepClaim(claim: Claim): void {
  try {
    sessionStorage.setItem(keptClaimKey, JSON.stringify({ ...claim, at: Date.now() }));
  } catch {
    // Where storage is blocked the coupon has to be received once more.
  }
}

/** The claim that was kept, which nobody gets again; null where there is none, or it is too old. */
export function takeClaim(): Claim | null {
  try {
    const text = sessionStorage.getItem(keptClaimKey);
    sessionStorage.removeItem(keptClaimKey);
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("couponId" in kept && "key" in kept && "at" in kept))
      return null;
    const { couponId, key, at } = kept;
    if (!Number.isSafeInteger(couponId) || typeof key !== "string" || typeof at !== "number") return null;
    const age = Date.now() - at;
    return age >= 0 && age < longest ? { couponId: Number(couponId), key } : null;
  } catch {
    return null;
  }
}
