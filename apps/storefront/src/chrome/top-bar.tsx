import { Trans } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { LanguageMenu } from "./language-menu.tsx";
import { pageWidth } from "./page-width.css.ts";
import { row, strip } from "./top-bar.css.ts";

/** The strip above the header: who welcomes you, and in which language. */
export function TopBar(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const name = site?.name ?? "";
  return (
    <div className={strip}>
      <div className={`${pageWidth} ${row}`}>
        <span>{name === "" ? <Trans>Welcome</Trans> : <Trans>Welcome to {name}</Trans>}</span>
        <LanguageMenu />
      </div>
    </div>
  );
}
