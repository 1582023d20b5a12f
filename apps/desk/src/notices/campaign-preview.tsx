import { Trans } from "@lingui/react/macro";
import type { LanguageTexts } from "@plaza/api-client/desk";
import { localeNames, locales } from "@plaza/i18n";
import type { ReactElement } from "react";
import { legend } from "../shared/language-fields.css.ts";
import { mute, stack, strong } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface CampaignPreviewProps {
  readonly title: LanguageTexts;
  readonly content: LanguageTexts;
}

/** What customers read in their inbox, in each language. */
export function CampaignPreview({ title, content }: CampaignPreviewProps): ReactElement {
  const textIn = useTextIn();
  return (
    <section className={stack}>
      <h3 className={legend}>
        <Trans>As customers read it</Trans>
      </h3>
      {locales.map((locale) => (
        <div key={locale}>
          <div className={mute}>{localeNames[locale]}</div>
          <div className={strong}>
            <bdi>{textIn(title, locale)}</bdi>
          </div>
          <div>
            <bdi>{textIn(content, locale)}</bdi>
          </div>
        </div>
      ))}
    </section>
  );
}
