import { Plural, Trans } from "@lingui/react/macro";
import type { UsdtTopUpDetail } from "@plaza/api-client";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import { AmountCard } from "./amount-card.tsx";
import { TransferList } from "./transfer-list.tsx";
import * as look from "./usdt.css.ts";

/** A long row of bars says no more than this many. */
const mostBars = 20;

/** The third step: enough has been sent, and the network confirms it. */
export function Confirming({ topUp }: { readonly topUp: UsdtTopUpDetail }): ReactElement {
  const { network, transfers } = topUp;
  const needed = network.confirmations;
  const pending = transfers.filter(({ state }) => state === "seen");
  const counts = pending.map(({ confirmations }) => confirmations);
  const reached = counts.length === 0 ? needed : Math.min(...counts);
  const bars = Math.min(needed, mostBars);
  const full = Math.floor((reached / needed) * bars);
  return (
    <div className={look.columns}>
      <div className={look.column}>
        <Alert kind="info" announce>
          <Trans>We see your transfer. There is nothing more to do: the network is confirming it.</Trans>
        </Alert>
        <AmountCard topUp={topUp} />
        <div className={look.box}>
          <p className={look.strong} aria-live="polite">
            <Plural value={needed} one={`${reached} of # confirmation`} other={`${reached} of # confirmations`} />
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
