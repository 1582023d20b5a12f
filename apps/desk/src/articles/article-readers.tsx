import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { EditedArticle } from "@plaza/api-client/desk";
import { formatPercent, useLocale } from "@plaza/i18n";
import { type ReactElement, useId } from "react";
import { attributeName, attributes, mute, panel, panelTitle } from "../shared/page.css.ts";

/** What readers of the help centre said to "Did this help?". */
export function ArticleReaders({ article }: { readonly article: EditedArticle }): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const locale = useLocale();
  const { helped, notHelped, visits } = article;
  const all = helped + notHelped;
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>Did it help?</Trans>
      </h2>
      {all === 0 ? (
        <p className={mute}>
          <Trans>Nobody has said so far.</Trans>
        </p>
      ) : (
        <dl className={attributes}>
          <dt className={attributeName}>{t({ message: "Yes", context: "did it help" })}</dt>
          <dd>
            <span>
              <Plural value={helped} one="# reader" other="# readers" />
            </span>
            <span className={mute}>{` · ${formatPercent(helped / all, locale)}`}</span>
          </dd>
          <dt className={attributeName}>{t({ message: "No", context: "did it help" })}</dt>
          <dd>
            <span>
              <Plural value={notHelped} one="# reader" other="# readers" />
            </span>
            <span className={mute}>{` · ${formatPercent(notHelped / all, locale)}`}</span>
          </dd>
        </dl>
      )}
      <p className={mute}>
        <Plural value={visits} one="# view" other="# views" />
      </p>
    </section>
  );
}
