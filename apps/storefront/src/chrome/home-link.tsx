import { siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute, to } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Logo } from "./logo.tsx";
import { image } from "./home-link.css.ts";

/** The platform's logo, or ours where it has set none. */
export function HomeLink({ className }: { readonly className?: string }): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  return (
    <Link {...to.home()} className={className} aria-label={site?.name || "Plaza"}>
      {site?.logo == null ? <Logo height={34} /> : <img className={image} src={site.logo} alt="" height={40} />}
    </Link>
  );
}
