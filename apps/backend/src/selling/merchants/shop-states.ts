import { and, eq, gt, isNull, or, type SQL, sql } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { isNotPaused, pausedUntil, type ShopHoliday } from "./holiday.ts";
import { shops } from "../../platform/store/schema/merchants.ts";

/** Which shops a list of products or shops takes in. */
export type ShopScope = "usable" | "open" | "any";

/** Neither deleted nor frozen nor closed. */
function isOpenForBusiness(): SQL | undefined {
  return and(isNull(shops.deletedAt), eq(shops.isFrozen, false), eq(shops.isOpen, true));
}

/** A usable shop is open and has not expired. Undefined where any shop will do. */
export function inScope(scope: ShopScope): SQL | undefined {
  switch (scope) {
    case "any":
      return undefined;
    case "open":
      return isOpenForBusiness();
    case "usable":
      return and(isOpenForBusiness(), or(isNull(shops.expiresAt), gt(shops.expiresAt, sql`now()`)));
    default:
      return scope satisfies never;
  }
}

/** The wire's number for who runs a shop. */
export function shopType(shop: { readonly isSelfOperated: boolean }): 1 | 2 {
  return shop.isSelfOperated ? 1 : 2;
}

/** Chinese in every language, as the contract has it: clients show messages of their own for the type. */
export function shopTypeName(shop: { readonly isSelfOperated: boolean }): string {
  return shop.isSelfOperated ? "官方自营" : "入驻商家";
}

/** Until when a shop may sell; the text of the contract where there is no limit. */
export function expiryText({ expiresAt }: { readonly expiresAt: Date | null }): string {
  return expiresAt === null ? "无期限" : wallClock(expiresAt);
}

type ShopState = Pick<typeof shops.$inferSelect, "isOpen" | "isFrozen" | "takesPayments" | "expiresAt" | "deletedAt"> &
  ShopHoliday;

/** Whether customers can buy from a shop now. */
export function takesOrders(shop: ShopState, now: Date): boolean {
  const { isOpen, isFrozen, takesPayments, expiresAt, deletedAt } = shop;
  const isUsable = isOpen && !isFrozen && deletedAt === null && (expiresAt === null || expiresAt > now);
  return isUsable && takesPayments && pausedUntil(shop, now) === null;
}

/** The same as a condition. @param date of the day, `YYYY-MM-DD` */
export function areOrdersTaken(date: unknown): SQL | undefined {
  return and(inScope("usable"), eq(shops.takesPayments, true), isNotPaused(date));
}
