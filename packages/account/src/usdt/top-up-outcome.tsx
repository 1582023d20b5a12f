import { Plural, Trans } from "@lingui/react/macro";
import { staleAfter, type UsdtTopUpDetail } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { buttonClass } from "@plaza/ui-kit/button";
import { explanation } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { Ban, CircleCheck } from "lucide";
import { type ReactElement, useEffect } from "react";
import { usdtRoute } from "../routes.ts";
import { TransferList } from "./transfer-list.tsx";
import { AmountCard } from "./transfer.tsx";
import * as look from "./usdt.css.ts";

/** A long row of bars says no more than this many. */
const maxBars = 20;

/** The third step: enough has been sent, and the network confirms it. */
export function Confirming({ topUp }: { readonly topUp: UsdtTopUpDetail }): ReactElement {
  const { network, transfers } = topUp;
  const required = network.confirmations;
  const pending = transfers.filter(({ state }) => state === "seen");
  const counts = pending.map(({ confirmations }) => confirmations);
  const reached = counts.length === 0 ? required : Math.min(...counts);
  const bars = Math.min(required, maxBars);
  const full = Math.floor((reached / required) * bars);
  return (
    <div className={look.columns}>
      <div className={look.column}>
        <Alert kind="info" announce>
          <Trans>We see your transfer. There is nothing more to do: the network is confirming it.</Trans>
        </Alert>
        <AmountCard topUp={topUp} />
        <div className={look.box}>
          <p className={look.strong} aria-live="polite">
            <Plural value={required} one={`${reached} of # confirmation`} other={`${reached} of # confirmations`} />
          </p>
          <div className={look.bars} aria-hidden>
            {Array.from({ length: bars }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- bars have no other name, and never move
              <span key={index} className={index < full ? look.fullBar : look.bar} />
            ))}
          </div>
        </div>
        <TransferList topUp={topUp} />
      </div>
      <aside className={look.help}>
        <h2 className={look.strong}>
          <Trans>If something looks wrong</Trans>
        </h2>
        <dl className={look.answers}>
          <dt>
            <Trans>A different amount arrived</Trans>
          </dt>
          <dd>
            <Trans>
              We credit what has arrived. What exceeds the agreed amount is credited at the rate of that moment.
            </Trans>
          </dd>
          <dt>
            <Trans>The time ran out</Trans>
          </dt>
          <dd>
            <Trans>A late transfer is credited at the rate of that moment.</Trans>
          </dd>
          <dt>
            <Trans>It takes longer than an hour</Trans>
          </dt>
          <dd>
            <Trans>Please ask customer service, and have the number of the transaction at hand.</Trans>
          </dd>
        </dl>
      </aside>
    </div>
  );
}

/** The last step: the money is in the wallet. */
export function Arrived({ topUp }: { readonly topUp: UsdtTopUpDetail }): ReactElement {
  const { queryClient } = usdtRoute.useRouteContext();
  useEffect(() => {
    void queryClient.invalidateQueries({ predicate: staleAfter("top-up-change") });
  }, [queryClient]);
  const money = formatMoney(topUp.credited);
  return (
    <div className={look.outcome}>
      <span className={look.arrivedSign}>
        <Icon of={CircleCheck} size={44} />
      </span>
      <div role="status">
        <h2 className={look.outcomeTitle}>
          <Trans>{money} is in your wallet</Trans>
        </h2>
      </div>
      <div className={look.ways}>
        <Link {...to.wallet()} className={buttonClass({ kind: "primary" })}>
          <Trans>Back to the wallet</Trans>
        </Link>
        <Link {...to.usdtPayment()} className={buttonClass()}>
          <Trans>Top up again</Trans>
        </Link>
      </div>
      <TransferList topUp={topUp} />
    </div>
  );
}

/** A top-up that nobody waits for any more. */
export function Ended({ topUp }: { readonly topUp: UsdtTopUpDetail }): ReactElement {
  return (
    <div className={look.outcome}>
      <span className={look.endedSign}>
        <Icon of={Ban} size={44} />
      </span>
      <div role="status">
        <h2 className={look.outcomeTitle}>
          {!topUp.isWatched ? (
            <Trans>Top-ups on this network have ended</Trans>
          ) : topUp.state === "cancelled" ? (
            <Trans>This top-up is cancelled</Trans>
          ) : (
            <Trans>The time for this top-up is over</Trans>
          )}
        </h2>
      </div>
      <p className={explanation}>
        {topUp.isWatched ? (
          <Trans>
            If you have already sent something, it is credited at the rate of the moment at which it is confirmed.
          </Trans>
        ) : (
          <Trans>
            Do not send anything to its address any more: it will not be credited. If you have already sent something,
            please contact customer service.
          </Trans>
        )}
      </p>
      <div className={look.ways}>
        <Link {...to.usdtPayment()} className={buttonClass({ kind: "primary" })}>
          <Trans>Top up again</Trans>
        </Link>
        <Link {...to.wallet()} className={buttonClass()}>
          <Trans>Back to the wallet</Trans>
        </Link>
      </div>
      <AmountCard topUp={topUp} />
      <TransferList topUp={topUp} />
    </div>
  );
}
