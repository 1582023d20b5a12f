import { Trans } from "@lingui/react/macro";
import type { WalletEntry } from "@plaza/api-client";
import { to, type WalletSearch } from "@plaza/routing";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { walletRoute } from "../routes.ts";
import { byDay } from "../shared/by-day.ts";
import { DayName } from "../shared/day-name.tsx";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { EntryRow } from "./entry-row.tsx";
import * as look from "./wallet-page.css.ts";
import { entriesPageQuery } from "./wallet-queries.ts";

/** What came into the wallet and went out of it, the newest first. */
export function Entries(): ReactElement {
  const { api } = walletRoute.useRouteContext();
  const search = walletRoute.useSearch();
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...entriesPageQuery(api, search),
    retryOnMount: false,
  });
  if (data === undefined) return <PartLoadError onRetry={refetch} />;
  const { items, total, page, pageSize } = data;
  if (total === 0) return <NoEntries type={search.type} />;
  const link: PagerProps["link"] = (next, props) => (
    <Link {...to.wallet({ type: search.type, page: next === 1 ? undefined : next })} {...props} />
  );
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  if (page > pages.pageCount) return <NoSuchPage {...pages} />;
  return (
    <>
      <div className={look.columns} aria-hidden>
        <span className={look.what}>
          <Trans>What for</Trans>
        </span>
        <span className={look.amount}>
          <Trans>Amount</Trans>
        </span>
        {items.some(({ balanceAfter }) => balanceAfter !== null) && (
          <span className={look.after}>
            <Trans>Balance after</Trans>
          </span>
        )}
      </div>
      <EntryDays entries={items} now={dataUpdatedAt} />
      <div className={look.pager}>
        <Pager {...pages} />
      </div>
    </>
  );
}

interface EntryDaysProps {
  readonly entries: readonly WalletEntry[];
  /** When they were fetched, epoch milliseconds. */
  readonly now: number;
}

type DatedEntry = WalletEntry & { readonly createdAt: number };

const isDated = (entry: WalletEntry): entry is DatedEntry => entry.createdAt !== null;

function EntryDays({ entries, now }: EntryDaysProps): ReactElement {
  const id = useId();
  const undated = entries.filter((entry) => !isDated(entry));
  return (
    <>
      {byDay(entries.filter(isDated), now).map((each, index) => (
        <section key={each.at} aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`} className={look.day}>
            <DayName day={each} now={now} />
          </h2>
          <ul>
            {each.items.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {undated.length > 0 && (
        <ul>
          {undated.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}

function NoEntries({ type }: Pick<WalletSearch, "type">): ReactElement {
  if (type === "spending")
    return (
      <EmptyState
        title={<Trans>Nothing spent yet</Trans>}
        line={<Trans>What you pay for with your balance is listed here.</Trans>}
      />
    );
  if (type === "income")
    return (
      <EmptyState
        title={<Trans>Nothing has come in yet</Trans>}
        line={<Trans>Refunds and top-ups are listed here.</Trans>}
      />
    );
  return (
    <EmptyState
      title={<Trans>Nothing has happened yet</Trans>}
      line={<Trans>What comes into your wallet and goes out of it is listed here.</Trans>}
    />
  );
}
