import type { ShopView } from "@plaza/routing";

/** Whether the page is the shop's home, with its coupons and shelves; another order of the products leaves it there. */
export function isShopHome({ view, category, name, coupon, page, size }: ShopView): boolean {
  return [view, category, name, coupon, page, size].every((each) => each === undefined);
}
