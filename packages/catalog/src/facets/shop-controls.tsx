import { shopQuery } from "@plaza/api-client";
import { lazyModule, to } from "@plaza/routing";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { shopRoute } from "../routes.ts";
import { EmptyShop } from "../shop/empty-shop.tsx";
import { isShopHome } from "../shop/is-shop-home.ts";
import { shopLink } from "../shop/shop-link.tsx";
import { shopProductsQuery } from "../shop/shop-queries.ts";
import { useShopView } from "../shop/use-shop-view.ts";
import { facetedShop } from "./faceted-shop.ts";
import type { KindProps } from "./shown-list.ts";

const loader = lazyModule(() => import("../shop/shop-loader.ts"));

/** Of one shop's products. */
export function ShopControls({ Part }: KindProps): ReactElement {
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
      ownSort="relevance"
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
