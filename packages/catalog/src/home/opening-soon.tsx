import { Trans } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { localeNames, locales } from "@plaza/i18n";
import { useQueryData } from "@plaza/routing";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";
import { homeRoute } from "../routes.ts";
import * as look from "./opening-soon.css.ts";

/** The home of a marketplace that has nothing to show yet. The way to an account is in the header. */
export function OpeningSoon(): ReactElement {
  const { api } = homeRoute.useRouteContext();
  const name = useQueryData(siteConfigurationQuery(api))?.name ?? "";
  return (
    <div className={look.stage}>
      <EmptyState tone="page" title={<Trans>{name} opens soon</Trans>} />
      <ul className={look.languages}>
        {locales.map((locale) => (
          <li key={locale} lang={locale}>
            {localeNames[locale]}
          </li>
        ))}
      </ul>
    </div>
  );
}
