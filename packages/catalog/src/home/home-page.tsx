import { bannersQuery, siteConfigurationQuery } from "@plaza/api-client";
import { useQueryData } from "@plaza/routing";
import { visuallyHidden } from "@plaza/ui-kit/global";
import type { ReactElement } from "react";
import { HomeSections } from "../lazy-parts.ts";
import { homeRoute } from "../routes.ts";
import { HomeBanners } from "./home-banners.tsx";

/** The home page: banners first, then the other sections. */
export function HomePage(): ReactElement {
  const { api } = homeRoute.useRouteContext();
  const site = useQueryData(siteConfigurationQuery(api));
  const banners = useQueryData(bannersQuery(api, "home")) ?? [];
  return (
    <>
      <h1 className={visuallyHidden}>{site?.name}</h1>
      <HomeBanners banners={banners} />
      <HomeSections />
    </>
  );
}
