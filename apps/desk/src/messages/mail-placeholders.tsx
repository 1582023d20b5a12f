import { Trans, useLingui } from "@lingui/react/macro";
import type { MailTemplate } from "@plaza/api-client/desk";
import { Tag } from "@plaza/ui-kit/tag";
import { Fragment, type ReactElement } from "react";
import { attributes, mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { usePlaceholderMeanings } from "./mail-names.ts";

/** What may stand in braces, and what that becomes. */
export function MailPlaceholders({
  template: { placeholders, needed },
}: {
  readonly template: MailTemplate;
}): ReactElement {
  const { t } = useLingui();
  const meaningOf = usePlaceholderMeanings();
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="placeholders">
      <h2 id="placeholders" className={panelTitle}>
        <Trans>Placeholders</Trans>
      </h2>
      <p className={mute}>
        <Trans>
          What stands in braces differs from email to email. Write these names as they are, in every language.
        </Trans>
      </p>
      <dl className={attributes}>
        {placeholders.body.map((name) => (
          <Fragment key={name}>
            <dt>
              <code translate="no">{`{${name}}`}</code>
            </dt>
            <dd>
              <span>{meaningOf(name)}</span>{" "}
              {needed.includes(name) && (
                <Tag kind="neutral">
                  <Trans>needed in the text</Trans>
                </Tag>
              )}
              {!placeholders.subject.includes(name) && <Tag kind="neutral">{t`not in the subject`}</Tag>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
