import { siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Logo } from "./logo.tsx";
import { pageWidth } from "./page-width.css.ts";
import { header, home, picture, row, search } from "./site-header.css.ts";
import { SiteSearch } from "./site-search.tsx";

export function SiteHeader(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  return (
    <div className={header}>
      <div className={`${pageWidth} ${row}`}>
        <Link to="/" className={home} aria-label={site?.name || "Plaza"}>
          {site?.logo == null ? <Logo height={34} /> : <img className={picture} src={site.logo} alt="" height={40} />}
        </Link>
        <div className={search}>
          <SiteSearch />
        </div>
      </div>
    </div>
  );
}
