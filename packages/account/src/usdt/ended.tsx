import { Trans } from "@lingui/react/macro";
import type { UsdtTopUpDetail } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { Ban } from "lucide";
import type { ReactElement } from "react";
import { AmountCard } from "./amount-card.tsx";
import { TransferList } from "./transfer-list.tsx";
import * as look from "./usdt.css.ts";

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
      <p className={look.mute}>
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
