import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney, moneyParts, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { currency, price, sign, sizes, small, tone, was } from "./price.css.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";

export interface PriceProps {
  /** Fen. */
  readonly amount: number;
  /** 14, 18, 24 and 32 px. In a `line` sign and decimals are as large as the rest; the two largest name the currency. */
  readonly size?: "line" | "card" | "total" | "page" | undefined;
  /** Red: only where a higher price is struck beside it, or a flash or member price applies. */
  readonly better?: boolean | undefined;
  /** A sum, which names its currency at any size. */
  readonly total?: boolean | undefined;
}

/** Totals, and the price of a product's page: there the currency is named where its sign is read as another one's. */
const naming = new Set<PriceProps["size"]>(["total", "page"]);

export function Price({ amount, size = "card", better = false, total = false }: PriceProps): ReactElement {
  const parts = moneyParts(amount);
  const aside = size === "line" ? undefined : small;
  return (
    <span className={`${price} ${sizes[size]} ${better ? tone.better : tone.usual}`} translate="no">
      {parts.negative && <span>{"-"}</span>}
      <span className={aside === undefined ? sign : `${sign} ${aside}`}>{parts.sign}</span>
      <span>{parts.integer}</span>
      <span className={aside}>{`.${parts.fraction}`}</span>
      {(total || naming.has(size)) && <CurrencyName />}
    </span>
  );
}

/** Amounts keep their ¥, which Japanese readers take for yen: stands beside a sum, or beside what it is called. */
export function CurrencyName(): ReactElement | null {
  if (useLocale() !== "ja") return null;
  return (
    <span className={currency}>
      {" "}
      <Trans>Chinese yuan</Trans>
    </span>
  );
}

/** Writes the fen of a sum for a sentence, with the currency's name where its sign is read as another one's. */
export function useWrittenTotal(): (fen: number) => string {
  const { t } = useLingui();
  const isNamed = useLocale() === "ja";
  return (fen) => (isNamed ? `${formatMoney(fen)} ${t`Chinese yuan`}` : formatMoney(fen));
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
