import { Trans } from "@lingui/react/macro";
import { shopQuery } from "@plaza/api-client";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { shopRoute } from "../routes.ts";
import { ShopAdvertising } from "./shop-advertising.tsx";
import { ShopCoupons } from "./shop-coupons.tsx";
import { newInShopQuery, shopCouponsQuery } from "./shop-queries.ts";
import { ShopRow } from "./shop-row.tsx";

/** The home of a shop above its products: what it advertises, its coupons, what it recommends and what is new. */
export function ShopRows(): ReactElement {
  const { api } = shopRoute.useRouteContext();
  const { id } = shopRoute.useLoaderData();
  const { data: shop } = useSuspenseQuery(shopQuery(api, id));
  const { data: coupons, dataUpdatedAt } = useQuery(shopCouponsQuery(api, id));
  const { data: fresh } = useQuery(newInShopQuery(api, id));
  return (
    <>
      <ShopAdvertising banners={shop.banners} />
      {/* Another shop's coupons are others. */}
      {coupons !== undefined && <ShopCoupons key={id} coupons={coupons} fetchedAt={dataUpdatedAt} />}
      <ShopRow shopId={id} title={<Trans>The shop recommends</Trans>} products={shop.recommended} />
      <ShopRow
        shopId={id}
        view={{ sort: "newest" }}
        title={<Trans>New in this shop</Trans>}
        products={fresh?.items ?? []}
      />
    </>
  );
}
