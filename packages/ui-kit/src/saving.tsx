import { Trans } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import { Tag } from "./tag.tsx";

export interface SavingProps {
  /** Fen. */
  readonly amount: number;
}

/** "Save ¥14.00" */
export function Saving({ amount }: SavingProps): ReactElement | null {
  if (amount <= 0) return null;
  const saved = formatMoney(amount);
  return (
    <Tag kind="saving">
      <Trans>Save {saved}</Trans>
    </Tag>
  );
}

export interface SavingPercentProps {
  /** Fen, both. */
  readonly price: number;
  readonly wasPrice: number;
}

/** Whole percent, rounded down so that it never promises too much: 29.9 % is written 29. */
export function savingPercent(price: number, wasPrice: number): number {
  return wasPrice > price && wasPrice > 0 ? Math.floor(((wasPrice - price) * 100) / wasPrice) : 0;
}

/** "−20%"; nothing where the saving is below one percent. */
export function SavingPercent({ price, wasPrice }: SavingPercentProps): ReactElement | null {
  const percent = savingPercent(price, wasPrice);
  if (percent < 1) return null;
  return (
    <Tag kind="saving">
      <Trans>−{percent}%</Trans>
    </Tag>
  );
}
