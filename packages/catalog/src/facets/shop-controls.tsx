import { shopQuery } from "@plaza/api-client";
import { lazyModule, type ShopView, to } from "@plaza/routing";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { RenderListLink } from "../list/list-links.tsx";
import { shopRoute } from "../routes.ts";
import { EmptyShop } from "../shop/empty-shop.tsx";
import { facetedShop, shopProductsQuery } from "../shop/shop-queries.ts";
import { isShopHome, useShopView } from "../shop/use-shop-view.ts";
import type { ListKindControlsProps } from "./list-controls.ts";
import { ListEnd } from "./list-end.tsx";
import { ListHead } from "./list-head.tsx";

/** Links to a shop's products in another order, on another page: that leaves the shop's home, another order does not. */
function shopLink(shopId: number, view: ShopView): RenderListLink<ShopView> {
  return (next, props, resetScroll) => {
    const isPaged = isShopHome(view) && !isShopHome(next);
    return (
      <Link {...to.shop(shopId, isPaged ? { ...next, view: "all" } : next)} resetScroll={resetScroll} {...props} />
    );
  };
}

const loader = lazyModule(() => import("../shop/shop-loader.ts"));

/** Of one shop's products. */
export function ShopControls({ Part }: ListKindControlsProps): ReactElement {
  const { api } = shopRoute.useRouteContext();
  const { id } = shopRoute.useLoaderData();
  const view = useShopView();
  const { data: shop } = useSuspenseQuery(shopQuery(api, id));
  const { data } = useQuery({ ...shopProductsQuery(api, id, view), enabled: !shop.closed });
  const navigate = useNavigate();
  const list = facetedShop(id, view);
  return (
    <Part
      // Another list has other values in front.
      key={JSON.stringify(list)}
      list={list}
      // The end of the shop's home is no place to begin a search.
      faceted={!isShopHome(view)}
      result={data}
      search={view}
      sort={view.sort ?? "relevance"}
      defaultSort="relevance"
      link={shopLink(id, view)}
      go={(next, replace = false) => navigate({ ...to.shop(id, next), resetScroll: false, replace })}
      alongside={[["id", String(id)]]}
      loader={loader}
      empty={
        <EmptyShop shopId={id} text={view.name} isPart={view.category !== undefined || view.coupon !== undefined} />
      }
    />
  );
}

export function AboveProducts(): ReactElement {
  return <ShopControls Part={ListHead} />;
}

export function BelowProducts(): ReactElement {
  return <ShopControls Part={ListEnd} />;
}
