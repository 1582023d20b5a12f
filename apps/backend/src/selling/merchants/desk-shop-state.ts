import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, gt, isNull, lte, or, type SQL } from "../../platform/store/sql.ts";

/** What shops are to operators. A suspended shop is suspended first of all, and one that is closed has not expired. */
export const deskShopStates = ["open", "closed", "suspended", "expired"] as const;
export type DeskShopState = (typeof deskShopStates)[number];

type Shop = Pick<typeof shops.$inferSelect, "isOpen" | "isFrozen" | "expiresAt">;

export function deskShopState({ isOpen, isFrozen, expiresAt }: Shop, now: Date): DeskShopState {
  if (isFrozen) return "suspended";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return isOpen ? "open" : "closed";
}

/** The same as a condition. */
export function isInState(state: DeskShopState, now: Date): SQL | undefined {
  if (state === "suspended") return eq(shops.isFrozen, true);
  if (state === "expired") return and(eq(shops.isFrozen, false), lte(shops.expiresAt, now));
  const hasNotExpired = or(isNull(shops.expiresAt), gt(shops.expiresAt, now));
  return and(eq(shops.isFrozen, false), hasNotExpired, eq(shops.isOpen, state === "open"));
}
