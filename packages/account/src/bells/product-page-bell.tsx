import { lazyModule, type ProductBellProps, rootRoute, useLazyModule } from "@plaza/routing";
import { shownSku } from "@plaza/shopping/variant-choice";
import type { ReactElement } from "react";
import { WishBell } from "./wish-bell.tsx";

/** Apart, because only a customer's bell may be on, which has to be asked for. */
const customers = lazyModule(() => import("./price-bell.tsx"));

/** Of the variant that the page shows: tells when it is cheaper. One that is sold out has a button of its own. */
export function ProductPageBell({ product, sku }: ProductBellProps): ReactElement | null {
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { id, name, skus, price, stock } = product;
  const chosen = shownSku(product, sku);
  const skuId = skus.length > 1 ? (chosen?.id ?? null) : null;
  const shown = chosen ?? { price, stock };
  const isSoldOut = shown.stock === 0;
  const { module: customerBell } = useLazyModule(customers, isCustomer && !isSoldOut && "needed");
  if (isSoldOut) return null;
  const bell = { productId: id, skuId, name, price: shown.price, look: "round" } as const;
  if (isCustomer) return customerBell && <customerBell.PriceBell key={skuId} {...bell} />;
  return <WishBell key={skuId} {...bell} alert={null} />;
}
