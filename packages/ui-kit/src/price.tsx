import { Trans } from "@lingui/react/macro";
import { formatMoney, moneyParts } from "@plaza/i18n";
import type { ReactElement } from "react";
import { price, sign, sizes, small, tone, was } from "./price.css.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";

export interface PriceProps {
  /** Fen. */
  readonly amount: number;
  /** 14, 18, 24 and 32 px. In a `line` sign and decimals are as large as the rest. */
  readonly size?: "line" | "card" | "total" | "page" | undefined;
  /** Red: only where a higher price is struck beside it, or a flash or member price applies. */
  readonly better?: boolean | undefined;
}

export function Price({ amount, size = "card", better = false }: PriceProps): ReactElement {
  const parts = moneyParts(amount);
  const aside = size === "line" ? undefined : small;
  return (
    <span className={`${price} ${sizes[size]} ${better ? tone.better : tone.usual}`}>
      {parts.negative && "-"}
      <span className={aside === undefined ? sign : `${sign} ${aside}`}>{parts.sign}</span>
      {parts.integer}
      <span className={aside}>{`.${parts.fraction}`}</span>
    </span>
  );
}

export interface WasPriceProps {
  /** Fen. */
  readonly amount: number;
}

/** A price that no longer applies: struck for the eye, "was" for the ear. */
export function WasPrice({ amount }: WasPriceProps): ReactElement {
  const former = formatMoney(amount);
  return (
    <s className={was}>
      <Trans>
        <span className={visuallyHidden}>was </span>
        {former}
      </Trans>
    </s>
  );
}
