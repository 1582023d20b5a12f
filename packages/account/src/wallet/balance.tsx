import { Trans, useLingui } from "@lingui/react/macro";
import type { Wallet } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { lazyModule, to, useExtension, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Price } from "@plaza/ui-kit/price";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide";
import { type ReactElement, useState } from "react";
import { walletRoute } from "../routes.ts";
import { Purse } from "./purse.tsx";
import * as look from "./balance.css.ts";
import { ownWalletQuery } from "./wallet-queries.ts";

/** What the wallet holds, what was ever spent, and the way to fill it. */
export function Balance(): ReactElement {
  const { api } = walletRoute.useRouteContext();
  const { data, error, isFetching, refetch } = useQuery({ ...ownWalletQuery(api), retryOnMount: false });
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
      <div className={look.facts}>
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
  const toasts = useToasts();
  const { module, load } = useLazyModule(amountDialog);
  const [isOpen, setOpen] = useState(false);
  async function show(): Promise<void> {
    if (await load()) setOpen(true);
    else toasts.show(t`The form did not load. Please try again.`, "danger");
  }
  return (
    <>
      <Button kind="primary" icon={<Icon of={Plus} size={16} />} onClick={() => void show()}>
        <Trans>Top up</Trans>
      </Button>
      {isOpen && module !== null && <module.AmountDialog bounds={bounds} onClose={() => setOpen(false)} />}
    </>
  );
}
