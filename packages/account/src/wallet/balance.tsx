import { Trans, useLingui } from "@lingui/react/macro";
import type { Wallet } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { lazyModule, to, useExtension, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Price } from "@plaza/ui-kit/price";
import { vars } from "@plaza/ui-kit/theme";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide";
import { type ReactElement, useState } from "react";
import { walletRoute } from "../routes.ts";
import * as look from "./balance.css.ts";
import { myWalletQuery } from "./wallet-data.ts";

const { color, tone } = vars;

/** What the wallet holds, what was ever spent, and the way to fill it. */
export function Balance(): ReactElement {
  const { api } = walletRoute.useRouteContext();
  const { data, error, isFetching, refetch } = useQuery({ ...myWalletQuery(api), retryOnMount: false });
  if (data === undefined)
    return (
      <div className={look.missing}>
        <Alert
          kind="danger"
          action={
            <Button size="small" busy={isFetching && error !== null} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your balance did not load. Nothing is lost.</Trans>
        </Alert>
      </div>
    );
  return <Held wallet={data} />;
}

function Held({ wallet: { balance, spent, topUp } }: { readonly wallet: Wallet }): ReactElement {
  const takesUsdt = useExtension("usdt");
  const total = formatMoney(spent);
  return (
    <section className={look.card} aria-labelledby="wallet-balance">
      <div className={look.details}>
        <h2 id="wallet-balance" className={look.label}>
          <Trans>Balance</Trans>
        </h2>
        <p className={look.amount}>
          <Price amount={balance} size="page" />
        </p>
        <p className={look.spent}>
          <Trans>Spent so far: {total}</Trans>
        </p>
        <div className={look.ways}>
          {topUp !== null && <TopUpButton bounds={topUp} />}
          {takesUsdt && (
            <Link {...to.usdtPayment()} className={buttonClass({ kind: topUp === null ? "primary" : "second" })}>
              <Trans>Top up with USDT</Trans>
            </Link>
          )}
        </div>
      </div>
      <Purse />
    </section>
  );
}

const amountDialog = lazyModule(() => import("./amount-dialog.tsx"));

function TopUpButton({ bounds }: { readonly bounds: NonNullable<Wallet["topUp"]> }): ReactElement {
  const { t } = useLingui();
  const { module, openWhenLoaded } = useDialog(
    useLazyModule(amountDialog),
    t`The form did not load. Please try again.`,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={<Icon of={Plus} size={16} />} onClick={() => openWhenLoaded(() => setOpen(true))}>
        <Trans>Top up</Trans>
      </Button>
      {isOpen && module !== null && <module.AmountDialog bounds={bounds} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A purse before the arches of the shop. Drawn here, because it has to come with the balance and costs less than a file. */
function Purse(): ReactElement {
  return (
    <svg viewBox="0 0 300 172" aria-hidden className={look.purse}>
      <path d="M36 172V96a72 72 0 0 1 144 0v76z" fill={color.brand} />
      <path d="M196 172v-38a44 44 0 0 1 88 0v38z" fill={tone.brand} />
      <ellipse cx="112" cy="160" rx="62" ry="8" fill={color.brandActive} opacity=".35" />
      <path d="M64 106h96c10 12 16 24 16 34 0 14-12 22-64 22s-64-8-64-22c0-10 6-22 16-34z" fill={tone.beauty} />
      <path d="M64 106h96c4 5 7 9 10 14H54c3-5 6-9 10-14z" fill={tone.fashion} />
      <path d="M62 106a50 24 0 0 1 100 0z" fill="none" stroke={color.rating} strokeWidth="6" />
      <circle cx="105" cy="80" r="7" fill={color.rating} />
      <circle cx="119" cy="80" r="7" fill={color.rating} />
      <g fill={tone.food} stroke={color.rating} strokeWidth="4">
        <circle cx="206" cy="140" r="22" />
        <circle cx="248" cy="148" r="16" />
      </g>
      <path d="M197 150v-10a9 9 0 0 1 18 0v10zM242 155v-7a6 6 0 0 1 12 0v7z" fill={color.ratingText} />
    </svg>
  );
}
