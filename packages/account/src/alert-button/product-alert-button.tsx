import { lazyModule, type ProductAlertProps, rootRoute, useLazyModule } from "@plaza/routing";
import { shownSku } from "@plaza/shopping/variant-choice";
import type { ReactElement } from "react";
import { TargetPriceButton } from "./alert-buttons.tsx";

/** Apart, because only a customer's alert may be on, which has to be asked for. */
const customers = lazyModule(() => import("./account-alert-buttons.tsx"));

/** Of the variant that the page shows: tells when it is cheaper. One that is sold out has a button of its own. */
export function ProductAlertButton({ product, sku }: ProductAlertProps): ReactElement | null {
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { id, name, skus, price, stock } = product;
  const chosen = shownSku(product, sku);
  const skuId = skus.length > 1 ? (chosen?.id ?? null) : null;
  const shown = chosen ?? { price, stock };
  const isSoldOut = shown.stock === 0;
  const { module: accountButtons } = useLazyModule(customers, isCustomer && !isSoldOut && "needed");
  if (isSoldOut) return null;
  const props = { productId: id, skuId, name, price: shown.price, look: "round" } as const;
  if (isCustomer) return accountButtons && <accountButtons.PriceAlertButton key={skuId} {...props} />;
  return <TargetPriceButton key={skuId} {...props} alert={null} />;
}
