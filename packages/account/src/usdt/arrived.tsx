import { Trans } from "@lingui/react/macro";
import { staleAfter, type UsdtTopUpDetail } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide";
import { type ReactElement, useEffect } from "react";
import { usdtRoute } from "../routes.ts";
import { TransferList } from "./transfer-list.tsx";
import * as look from "./usdt.css.ts";

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
