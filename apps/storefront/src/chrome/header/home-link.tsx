import { useLingui } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute, to, useQueryData } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Logo, type LogoProps } from "@plaza/ui-kit/logo";
import { image, written } from "./home-link.css.ts";

interface SiteNameProps extends LogoProps {
  /** Unknown while the platform does not answer. */
  readonly name: string | undefined;
}

/** The name of the shop: written, but for the one whose name our logo draws. */
export function SiteName({ name, ...logo }: SiteNameProps): ReactElement {
  return name === "Plaza" ? <Logo {...logo} /> : <strong className={written}>{name}</strong>;
}

/** The logo that the platform has set, or its name. */
export function HomeLink({ className }: { readonly className?: string }): ReactElement {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const site = useQueryData(siteConfigurationQuery(api));
  return (
    <Link {...to.home()} className={className} aria-label={site?.name || t`Home`}>
      {site?.logo == null ? (
        <SiteName name={site?.name ?? t`Home`} height={34} />
      ) : (
        <img className={image} src={site.logo} alt="" height={40} />
      )}
    </Link>
  );
}
