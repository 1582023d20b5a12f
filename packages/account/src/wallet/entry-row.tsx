import { Trans } from "@lingui/react/macro";
import type { WalletEntry, WalletSubject } from "@plaza/api-client";
import { formatMoney, formatTimeOfDay, useReader } from "@plaza/i18n";
import { to, useExtension, useOptionalLink } from "@plaza/routing";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ArrowDownLeft, ArrowUpRight, Coins, type IconNode, Plus, ShoppingBag, Undo2 } from "lucide";
import type { ReactElement } from "react";
import * as look from "./wallet-page.css.ts";

/** One change of the balance. Where it can be looked at what it was for, all of the row leads there. */
export function EntryRow({ entry }: { readonly entry: WalletEntry }): ReactElement {
  const reader = useReader();
  const { reason, amount, direction, createdAt, balanceAfter, subject } = entry;
  const way = useWay(subject);
  const facts = [createdAt === null ? null : formatTimeOfDay(createdAt, reader), subject?.number];
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
        <p className={look.meta}>{facts.filter(Boolean).join(" · ")}</p>
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
