import { Trans } from "@lingui/react/macro";
import type { UsdtTopUp } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import * as look from "./usdt.css.ts";

/** Called the same in every language. */
const unit = "USDT";

/** What a top-up is about: so much USDT, for so much money. */
export function AmountCard({
  topUp,
}: {
  readonly topUp: Pick<UsdtTopUp, "amount" | "rate" | "required">;
}): ReactElement {
  const { required, rate } = topUp;
  const money = formatMoney(topUp.amount);
  return (
    <div className={look.card}>
      <p>
        <span className={look.large}>{required}</span> <span className={look.strong}>{unit}</span>{" "}
        <span className={look.mute}>
          <Trans>for {money}</Trans>
        </span>
      </p>
      <p className={look.mute}>
        <Trans>1 USDT = ¥{rate}, fixed for this transfer</Trans>
      </p>
    </div>
  );
}
