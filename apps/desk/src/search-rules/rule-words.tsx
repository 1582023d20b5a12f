import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SearchRuleKind, SearchRuleState } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import type { ReactElement } from "react";
import { mute, strong } from "../shared/page.css.ts";

/** What the kinds of rules are called. */
export function useKindNames(): Readonly<Record<SearchRuleKind, string>> {
  const { t } = useLingui();
  return {
    synonym: t`Synonyms`,
    pin: t`Pinned first`,
    boost: t`Boosted`,
    hide: t`Hidden`,
    redirect: t`Redirected`,
  };
}

/** What a rule is for. */
export function RuleSubject({ rule }: { readonly rule: SearchRuleState }): ReactElement {
  const { text, category } = rule;
  if (category === null) return <span className={strong}>{text}</span>;
  return (
    <>
      <span className={strong}>{category.name}</span>
      <div className={mute}>
        <Trans>Category</Trans>
      </div>
    </>
  );
}

const maxNamed = 3;

/** What a rule does, in a line or two. */
export function RuleContents({ rule }: { readonly rule: SearchRuleState }): ReactElement {
  const { t } = useLingui();
  const names = useKindNames();
  const { kind, words, isTwoWay, products, percent, path } = rule;
  const gone = products.filter(({ isOnSale }) => !isOnSale).length;
  const named = products.slice(0, maxNamed).map(({ name }) => name);
  const more = products.length - named.length;
  const listed = named.join(" · ");
  const synonyms = words.join(", ");
  return (
    <>
      <span>{kind === "boost" ? `${names[kind]} · ${percent} %` : names[kind]}</span>
      <div className={mute}>
        {kind === "synonym" && <span>{isTwoWay ? t`${synonyms} (both ways)` : synonyms}</span>}
        {kind === "redirect" && <span translate="no">{path}</span>}
        {named.length > 0 && <span>{more === 0 ? listed : t`${listed} and ${more} more`}</span>}
      </div>
      {gone > 0 && (
        <div className={mute}>
          <Plural value={gone} one="# of them is not on sale now" other="# of them are not on sale now" />
        </div>
      )}
    </>
  );
}

/** From when to when a rule is in force. */
export function RulePeriod({ rule }: { readonly rule: SearchRuleState }): ReactElement {
  const reader = useReader();
  const from = formatDateTime(rule.validFrom, reader);
  if (rule.validUntil === null) return <Trans>Since {from}</Trans>;
  const until = formatDateTime(rule.validUntil, reader);
  return (
    <Trans>
      {from} to {until}
    </Trans>
  );
}
