import { type ShopView, to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { DrawListLink } from "../list/list-links.ts";
import { isShopHome } from "./is-shop-home.ts";

/** Links to a shop's products in another order, on another page: that leaves the shop's home, another order does not. */
export function shopLink(shopId: number, view: ShopView): DrawListLink<ShopView> {
  return (next, props, resetScroll) => {
    const isPaged = isShopHome(view) && !isShopHome(next);
    return (
      <Link {...to.shop(shopId, isPaged ? { ...next, view: "all" } : next)} resetScroll={resetScroll} {...props} />
    );
  };
}
