import { Trans } from "@lingui/react/macro";
import { changeDeviceCartLine, removeFromDeviceCart, selectInDeviceCart } from "@plaza/shopping/device-cart";
import { Alert } from "@plaza/ui-kit/alert";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import type { ReactElement } from "react";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { CartView } from "./cart-view.tsx";
import { changeDeviceOption } from "./change-device-option.ts";
import { useDeviceCart } from "./use-device-cart.ts";

/** A visitor's cart from the device. The server, which cannot see it, draws a skeleton. */
export function VisitorCart(): ReactElement {
  const hydrated = useHydrated();
  const { shops, outdated } = useDeviceCart();
  if (!hydrated || shops === null) return <CartSkeleton />;
  return (
    <CartView
      shops={shops}
      summary={<CartSummary shops={shops} isCustomer={false} updating={false} onSelect={selectInDeviceCart} />}
      notice={
        outdated && (
          <Alert kind="info">
            <Trans>Prices are as they were when you added the products. You see the current ones at checkout.</Trans>
          </Alert>
        )
      }
      actions={{
        setQuantity: ({ skuId }, quantity) => changeDeviceCartLine(skuId, quantity),
        select: selectInDeviceCart,
        changeOption: async (...change) => changeDeviceOption(...change),
        remove: removeFromDeviceCart,
      }}
    />
  );
}
