import { useLingui } from "@lingui/react/macro";
import type { ProductBellProps } from "@plaza/routing";
import { chosenSku, initialChoice } from "@plaza/shopping/variant-choice";
import type { ReactElement } from "react";
import { BellButton } from "./bell-button.tsx";
import { PriceBell } from "./price-bell.tsx";
import { useAlert } from "./use-alert.tsx";

/** Of the variant that the page shows: tells when it is back, or cheaper. */
export function ProductPageBell({ product, sku }: ProductBellProps): ReactElement | null {
  const { id, name, skus, price, stock } = product;
  const chosen = skus.find((each) => each.id === sku) ?? chosenSku(product, initialChoice(product));
  const skuId = skus.length > 1 ? (chosen?.id ?? null) : null;
  const shown = chosen ?? { price, stock };
  if (shown.stock === 0) return <StockBell productId={id} skuId={skuId} name={name} />;
  return <PriceBell key={skuId} productId={id} skuId={skuId} name={name} price={shown.price} look="round" />;
}

interface StockBellProps {
  readonly productId: number;
  readonly skuId: number | null;
  readonly name: string;
}

function StockBell({ productId, skuId, name }: StockBellProps): ReactElement | null {
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
