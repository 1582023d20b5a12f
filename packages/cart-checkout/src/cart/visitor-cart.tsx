import { Trans } from "@lingui/react/macro";
import {
  cartPreviewQuery,
  type CartShop,
  previewCart,
  type CartLine,
  type ProductDetail,
  type Sku,
} from "@plaza/api-client";
import { useExtension } from "@plaza/routing";
import {
  changeDeviceCartLine,
  removeFromDeviceCart,
  selectInDeviceCart,
  emptyDeviceCart,
  readDeviceCart,
  subscribeToDeviceCart,
  addToDeviceCart,
} from "@plaza/shopping/device-cart";
import { Alert } from "@plaza/ui-kit/alert";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useSyncExternalStore } from "react";
import { cartRoute } from "../routes.ts";
import { columns, main, padded, page, panel } from "../shared/columns.css.ts";
import { CartHeading } from "./cart-heading.tsx";
import { line } from "./cart-page.css.ts";
import { CartSummary } from "./cart-summary.tsx";
import { CartView } from "./cart-view.tsx";
import { deviceCartShops } from "./device-cart-shops.ts";

/** Replaces a line by another variant, whose quantity stays within its stock, counting what is in the cart already. */
export function changeDeviceOption(
  { skuId: oldId, quantity }: Pick<CartLine, "skuId" | "quantity">,
  product: ProductDetail,
  { id: skuId, stock, image, label, price }: Sku,
): void {
  const before = readDeviceCart().find((line) => line.skuId === skuId)?.quantity ?? 0;
  const more = Math.min(quantity, stock - before);
  const line = {
    skuId,
    productId: product.id,
    shopId: product.shop.id,
    quantity: more,
    name: product.name,
    image: image ?? product.image,
    optionText: label === "" ? null : label,
    price,
    shopName: product.shop.name,
  };
  if (more <= 0 || addToDeviceCart(line, stock) === "added") removeFromDeviceCart([oldId]);
}

interface DeviceCart {
  /** Null while the present prices are being fetched. */
  readonly shops: readonly CartShop[] | null;
  /** The present prices could not be fetched: those from the time of adding are shown. */
  readonly outdated: boolean;
}

/** A visitor's cart: its lines from the device, their prices and stock from the platform where it can say. */
function useDeviceCart(): DeviceCart {
  const { api } = cartRoute.useRouteContext();
  const lines = useSyncExternalStore(subscribeToDeviceCart, readDeviceCart, () => emptyDeviceCart);
  const isPriced = useExtension("cart_preview");
  const skuIds = lines.map(({ skuId }) => skuId).toSorted((one, other) => one - other);
  const preview = useQuery({
    // The key holds the SKUs only, so that a change of quantity needs no call.
    queryKey: [cartPreviewQuery.key, skuIds],
    queryFn: ({ signal }) => previewCart(api, lines, signal),
    staleTime: cartPreviewQuery.freshMs,
    refetchOnWindowFocus: "always",
    // After a line was removed, the data of the others still holds.
    placeholderData: keepPreviousData,
    // The page says that its prices may be outdated.
    meta: { quiet: true },
    enabled: isPriced && lines.length > 0,
  });
  if (preview.data === undefined && preview.isFetching) return { shops: null, outdated: false };
  return {
    shops: deviceCartShops(lines, preview.data ?? null, !preview.isPlaceholderData),
    outdated: preview.data === undefined && lines.length > 0,
  };
}

/** The skeleton of a cart. */
function CartSkeleton(): ReactElement {
  return (
    <div className={page}>
      <CartHeading />
      <Loading>
        <div className={columns}>
          <div className={main}>
            <div className={panel}>
              {[1, 2].map((each) => (
                <div key={each} className={line}>
                  <Skeleton width={88} height={88} />
                  <Skeleton width="40%" height={14} />
                </div>
              ))}
            </div>
          </div>
          <div className={padded}>
            <Skeleton width="50%" height={16} />
            <Skeleton width="100%" height={96} />
            <Skeleton width="100%" height={48} />
          </div>
        </div>
      </Loading>
    </div>
  );
}

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
