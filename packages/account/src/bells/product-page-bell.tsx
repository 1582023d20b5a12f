import { lazyModule, type ProductBellProps, useLazyModule } from "@plaza/routing";
import { chosenSku, initialChoice } from "@plaza/shopping/variant-choice";
import type { ReactElement } from "react";
import { PriceBell } from "./price-bell.tsx";

const soldOut = lazyModule(() => import("./sending-bells.ts"));

/** Of the variant that the page shows: tells when it is back, or cheaper. */
export function ProductPageBell({ product, sku }: ProductBellProps): ReactElement | null {
  const { id, name, skus, price, stock } = product;
  const chosen = skus.find((each) => each.id === sku) ?? chosenSku(product, initialChoice(product));
  const skuId = skus.length > 1 ? (chosen?.id ?? null) : null;
  const shown = chosen ?? { price, stock };
  const isSoldOut = shown.stock === 0;
  const { module } = useLazyModule(soldOut, isSoldOut && "needed");
  if (isSoldOut) return module && <module.StockBell productId={id} skuId={skuId} name={name} />;
  return <PriceBell key={skuId} productId={id} skuId={skuId} name={name} price={shown.price} look="round" />;
}
