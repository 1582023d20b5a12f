import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { BellButton } from "./bell-button.tsx";
import { useAlert } from "./use-alert.tsx";

export interface StockBellProps {
  readonly productId: number;
  readonly skuId: number | null;
  readonly name: string;
}

/** Tells when something sold out is back. */
export function StockBell({ productId, skuId, name }: StockBellProps): ReactElement | null {
  const { t } = useLingui();
  const { alert, change, isPending } = useAlert({ kind: "stock", productId, skuId });
  if (alert === undefined) return null;
  return (
    <BellButton
      on={alert !== null}
      look="round"
      busy={isPending}
      label={t`Tell me when ${name} is back`}
      onPress={() => change({ on: alert === null, wish: null })}
    />
  );
}
