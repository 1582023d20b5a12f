import type { shops } from "../../platform/store/schema/merchants.ts";

type ShopState = Pick<typeof shops.$inferSelect, "isOpen" | "isFrozen" | "takesPayments" | "expiresAt" | "deletedAt">;

/** Whether customers can buy from a shop now. */
export function takesOrders({ isOpen, isFrozen, takesPayments, expiresAt, deletedAt }: ShopState, now: Date): boolean {
  return isOpen && !isFrozen && takesPayments && deletedAt === null && (expiresAt === null || expiresAt > now);
}
