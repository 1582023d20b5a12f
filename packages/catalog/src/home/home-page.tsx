import { Trans } from "@lingui/react/macro";
import { categoryTreeQuery, siteConfigurationQuery } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { homeRoute } from "../routes.ts";
import { CategoryEntrances } from "./category-entrances.tsx";
import { HomeBanners } from "./home-banners.tsx";
import { homeBannersQuery, homeQuery } from "./home-queries.ts";
import { sections, twin } from "./home-page.css.ts";
import { ProductColumns } from "./product-columns.tsx";
import { ProductPanel } from "./product-panel.tsx";

/** The shop's front: banners, departments, what is popular and new, and the editors' shelves. */
export function HomePage(): ReactElement {
  const { api } = homeRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const { data: departments = [] } = useQuery(categoryTreeQuery(api));
  const { data: banners = [] } = useQuery(homeBannersQuery(api));
  const { data: home } = useQuery(homeQuery(api));
  return (
    <>
      <h1 className={visuallyHidden}>{site?.name}</h1>
      <HomeBanners banners={banners} />
      <div className={sections}>
        <CategoryEntrances departments={departments} />
        {home !== undefined && (
          <div className={twin}>
            <ProductPanel
              title={<Trans>Hot list</Trans>}
              remark={<Trans>What people bought this week</Trans>}
              type="1"
              products={home.hot.slice(0, 3)}
              ranked
            />
            <ProductPanel
              title={<Trans>New arrivals</Trans>}
              remark={<Trans>Fresh on the shelf</Trans>}
              type="2"
              products={home.fresh.slice(0, 3)}
            />
          </div>
        )}
        <ProductColumns />
      </div>
    </>
  );
}
