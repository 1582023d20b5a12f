import { Trans } from "@lingui/react/macro";
import { homeQuery, siteConfigurationQuery, staleAfter } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ActivityCards } from "./activity-cards.tsx";
import { FlashSale } from "./flash-sale.tsx";
import { sections, twin } from "./home-sections.css.ts";
import { ProductColumns } from "./product-columns.tsx";
import { ProductPanel } from "./product-panel.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { RecommendedShops } from "./recommended-shops.tsx";

/** Themes, the flash sale, hot list and new arrivals, shops, the editors' shelves, and recently viewed products. */
export function HomeSections(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { data: home, dataUpdatedAt } = useQuery(homeQuery(api));
  const shows = useQuery(siteConfigurationQuery(api)).data?.homeShows;
  const { activityAreas = [], hot = [], fresh = [], shops = [] } = home ?? {};
  return (
    <>
      <ActivityCards areas={activityAreas} />
      <div className={sections}>
        {home !== undefined && (
          <FlashSale
            slots={home.flashSlots}
            fetchedAt={dataUpdatedAt}
            onTurn={() => {
              void queryClient.invalidateQueries({ predicate: staleAfter("flash-sale-turn") });
            }}
          />
        )}
        <div className={twin}>
          <ProductPanel
            title={<Trans>Hot list</Trans>}
            remark={<Trans>What people bought this week</Trans>}
            list="hot"
            products={shows?.hot === false ? [] : hot.slice(0, 3)}
          />
          <ProductPanel
            title={<Trans>New arrivals</Trans>}
            remark={<Trans>Fresh on the shelf</Trans>}
            list="new"
            products={shows?.fresh === false ? [] : fresh.slice(0, 3)}
          />
        </div>
        <RecommendedShops shops={shows?.shops === false ? [] : shops} />
        <ProductColumns />
        <RecentlyViewed />
      </div>
    </>
  );
}
