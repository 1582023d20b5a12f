import { Trans } from "@lingui/react/macro";
import { invalidations, siteConfigurationQuery } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { homeRoute } from "../routes.ts";
import { ActivityCards } from "./activity-cards.tsx";
import { FlashSale } from "./flash-sale.tsx";
import { HomeBanners } from "./home-banners.tsx";
import { homeBannersQuery, homeQuery } from "./home-queries.ts";
import { sections, twin } from "./home-page.css.ts";
import { ProductColumns } from "./product-columns.tsx";
import { ProductPanel } from "./product-panel.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { RecommendedShops } from "./recommended-shops.tsx";

/** The shop's front: banners, themes, the flash sale, what is popular and new, shops, and the editors' shelves. */
export function HomePage(): ReactElement {
  const { api } = homeRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const { data: banners = [] } = useQuery(homeBannersQuery(api));
  const { data: home, dataUpdatedAt } = useQuery(homeQuery(api));
  const { activityAreas = [], hot = [], fresh = [], shops = [] } = home ?? {};
  return (
    <>
      <h1 className={visuallyHidden}>{site?.name}</h1>
      <HomeBanners banners={banners} />
      <ActivityCards areas={activityAreas} />
      <div className={sections}>
        {home !== undefined && (
          <FlashSale
            slots={home.flashSlots}
            fetchedAt={dataUpdatedAt}
            onTurn={() => {
              for (const queryKey of invalidations.flashSaleTurn) void queryClient.invalidateQueries({ queryKey });
            }}
          />
        )}
        <div className={twin}>
          <ProductPanel
            title={<Trans>Hot list</Trans>}
            remark={<Trans>What people bought this week</Trans>}
            list="hot"
            products={hot.slice(0, 3)}
          />
          <ProductPanel
            title={<Trans>New arrivals</Trans>}
            remark={<Trans>Fresh on the shelf</Trans>}
            list="new"
            products={fresh.slice(0, 3)}
          />
        </div>
        <RecommendedShops shops={shops} />
        <ProductColumns />
        <RecentlyViewed />
      </div>
    </>
  );
}
