import { Trans } from "@lingui/react/macro";
import type { WalletEntry, WalletSubject } from "@plaza/api-client";
import { formatMoney, formatTimeOfDay, useReader } from "@plaza/i18n";
import { to, useExtension, useOptionalLink, type WalletSearch } from "@plaza/routing";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { smallRemark, visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, pagerBelowList, type PagerProps } from "@plaza/ui-kit/pager";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowDownLeft, ArrowUpRight, Coins, type IconNode, Plus, ShoppingBag, Undo2 } from "lucide";
import { type ReactElement, useId } from "react";
import { walletRoute } from "../routes.ts";
import { byDay, DayName } from "../shared/days.tsx";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { entriesPageQuery } from "./wallet-data.ts";
import * as look from "./wallet-page.css.ts";

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
      <div className={pagerBelowList}>
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

/** One change of the balance. Where it can be looked at what it was for, all of the row leads there. */
function EntryRow({ entry }: { readonly entry: WalletEntry }): ReactElement {
  const reader = useReader();
  const { reason, amount, direction, createdAt, balanceAfter, subject } = entry;
  const way = useWay(subject);
  const details = [createdAt === null ? null : formatTimeOfDay(createdAt, reader), subject?.number];
  return (
    <li className={look.row}>
      <span className={look.sign}>
        <Icon of={iconOf(entry)} size={18} />
      </span>
      <div className={look.what}>
        {way === undefined ? (
          <p>{reason}</p>
        ) : (
          <Link {...way} className={look.link}>
            {reason}
          </Link>
        )}
        <p className={smallRemark}>{details.filter(Boolean).join(" · ")}</p>
      </div>
      <p className={direction === "in" ? look.income : look.amount} translate="no">
        {`${direction === "in" ? "+" : "−"}${formatMoney(amount)}`}
      </p>
      {balanceAfter !== null && (
        <p className={look.after}>
          <span className={visuallyHidden}>
            <Trans>Balance after</Trans>{" "}
          </span>
          <span translate="no">{formatMoney(balanceAfter)}</span>
        </p>
      )}
    </li>
  );
}

function iconOf({ direction, subject }: WalletEntry): IconNode {
  if (subject?.kind === "usdtTopUp") return Coins;
  if (subject?.kind === "topUp") return Plus;
  if (subject === null) return direction === "in" ? ArrowDownLeft : ArrowUpRight;
  return direction === "in" ? Undo2 : ShoppingBag;
}

function useWay(subject: WalletSubject | null) {
  const toOrder = useOptionalLink(to.order);
  const toPayment = useOptionalLink(to.payment);
  const toRequest = useOptionalLink(to.afterSalesRequest);
  const toUsdt = useOptionalLink(to.usdtPayment);
  const takesUsdt = useExtension("usdt");
  if (subject === null) return undefined;
  const { kind, id } = subject;
  if (kind === "order") return toOrder?.(id);
  if (kind === "orders") return toPayment?.({ from: "trade", id });
  if (kind === "usdtTopUp") return takesUsdt ? toUsdt?.({ id }) : undefined;
  return kind === "afterSales" ? toRequest?.(id) : undefined;
}
