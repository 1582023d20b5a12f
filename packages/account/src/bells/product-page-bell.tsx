import { lazyModule, type ProductBellProps, rootRoute, useLazyModule } from "@plaza/routing";
import { chosenSku, initialChoice } from "@plaza/shopping/variant-choice";
import type { ReactElement } from "react";
import { WishBell } from "./wish-bell.tsx";

const soldOut = lazyModule(() => import("./sending-bells.ts"));
/** Apart, because only a customer's bell may be on, which has to be asked for. */
const customers = lazyModule(() => import("./price-bell.tsx"));

/** Of the variant that the page shows: tells when it is back, or cheaper. */
export function ProductPageBell({ product, sku }: ProductBellProps): ReactElement | null {
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { id, name, skus, price, stock } = product;
  const chosen = skus.find((each) => each.id === sku) ?? chosenSku(product, initialChoice(product));
  const skuId = skus.length > 1 ? (chosen?.id ?? null) : null;
  const shown = chosen ?? { price, stock };
  const isSoldOut = shown.stock === 0;
  const { module: stockBell } = useLazyModule(soldOut, isSoldOut && "needed");
  const { module: customerBell } = useLazyModule(customers, isCustomer && !isSoldOut && "needed");
  if (isSoldOut) return stockBell && <stockBell.StockBell productId={id} skuId={skuId} name={name} />;
  const bell = { productId: id, skuId, name, price: shown.price, look: "round" } as const;
  if (isCustomer) return customerBell && <customerBell.PriceBell key={skuId} {...bell} />;
  return <WishBell key={skuId} {...bell} alert={null} />;
}
