import { Trans } from "@lingui/react/macro";
import { localeNames, locales } from "@plaza/i18n";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";
import * as look from "./opening-soon.css.ts";

/** The home of a marketplace that has nothing to show yet. The way to an account is in the header. */
export function OpeningSoon({ name }: { readonly name: string }): ReactElement {
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
