import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedPolicies, ListedPolicy } from "@plaza/api-client/desk";
import { formatDateTime, type Locale, localeNames, useReader } from "@plaza/i18n";
import { Tag } from "@plaza/ui-kit/tag";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { cardTable, cell, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { usePolicyNames } from "./policy-names.ts";
import { languagesWithout } from "./policy-work.ts";

export function PolicyTable({ policies, defaultLanguage }: ListedPolicies): ReactElement {
  const { t } = useLingui();
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t`Policy`, t`Published`, t`Draft`, t`Missing languages`]} />
        <tbody>
          {policies.map((policy) => (
            <PolicyRow key={policy.key} policy={policy} defaultLanguage={defaultLanguage} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PolicyRowProps {
  readonly policy: ListedPolicy;
  readonly defaultLanguage: Locale;
}

function PolicyRow({ policy, defaultLanguage }: PolicyRowProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { key, hasDraft, isToReview, changedBy, changedAt, draftLanguages, published } = policy;
  const { name, use } = usePolicyNames()[key];
  const number = published?.version ?? 0;
  const since = published === null ? "" : formatDateTime(published.publishedAt, reader);
  const changed = changedAt === null ? "" : formatDateTime(changedAt, reader);
  const isBegun = hasDraft || published !== null;
  const missing = languagesWithout(hasDraft ? draftLanguages : (published?.languages ?? []));
  return (
    <tr>
      <th scope="row" className={cell}>
        <Link to="/policies/$key" params={{ key }} className={`${textLink} ${strong}`}>
          {name}
        </Link>
        <div className={mute}>{use}</div>
      </th>
      <td className={cell} data-column={t`Published`}>
        {published === null ? (
          <Tag kind="warning">
            <Trans>Missing</Trans>
          </Tag>
        ) : (
          <>
            <span>
              <Trans>Version {number}</Trans>
            </span>
            <div className={mute}>
              <Trans>since {since}</Trans>
            </div>
            <div className={mute}>{published.publishedBy}</div>
          </>
        )}
      </td>
      <td className={cell} data-column={t`Draft`}>
        {hasDraft ? (
          <>
            <Tag kind={isToReview ? "warning" : "info"}>{isToReview ? t`To be checked` : t`Draft`}</Tag>
            <div className={mute}>{changedBy}</div>
            <div className={mute}>{changed}</div>
          </>
        ) : (
          <span className={mute}>
            <Trans context="draft">None</Trans>
          </span>
        )}
      </td>
      <td className={cell} data-column={t`Missing languages`}>
        {isBegun && missing.length === 0 ? (
          <span className={mute}>
            <Trans context="languages">None</Trans>
          </span>
        ) : (
          <div className={row}>
            {missing.map((locale) => (
              <Tag key={locale} kind={locale === defaultLanguage ? "warning" : "neutral"}>
                {localeNames[locale]}
              </Tag>
            ))}
          </div>
        )}
      </td>
    </tr>
  );
}
