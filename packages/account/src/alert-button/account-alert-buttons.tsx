import { Trans, useLingui } from "@lingui/react/macro";
import type { FavouriteSlotProps, StockAlertProps } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { SlotContent } from "@plaza/ui-kit/slot-content";
import { Bell, BellRing } from "lucide";
import type { ReactElement } from "react";
import { AlertButton, TargetPriceButton, type TargetPriceButtonProps } from "./alert-buttons.tsx";
import { useAlert, useMyAlert } from "./alert-state.tsx";

// Buttons that show whether the account has the alert: none is drawn until that is known.

export type PriceAlertButtonProps = Omit<TargetPriceButtonProps, "alert">;

/** Tells when something is cheaper. */
export function PriceAlertButton(props: PriceAlertButtonProps): ReactElement | null {
  const alert = useMyAlert({ kind: "price", productId: props.productId, skuId: props.skuId });
  return alert === undefined ? null : <TargetPriceButton {...props} alert={alert} />;
}

/** Tells when the flash sale of a product begins. */
export function FlashSaleAlertButton({ id, name }: FavouriteSlotProps): ReactElement | null {
  const { t } = useLingui();
  const { alert, change, isPending } = useAlert({ kind: "flash", productId: id, skuId: null });
  if (alert === undefined) return null;
  return (
    <AlertButton
      on={alert !== null}
      look="below-favourite"
      busy={isPending}
      label={t`Remind me of the flash sale: ${name}`}
      onPress={() => change({ on: alert === null, targetPrice: null })}
    />
  );
}

/** In the place of the buttons that buy something sold out: tells when it is back. */
export function StockAlertButton({ product, sku, size, children }: StockAlertProps): ReactElement {
  const skuId = product.skus.length > 1 ? (sku ?? null) : null;
  const { alert, change, isPending } = useAlert({ kind: "stock", productId: product.id, skuId });
  if (alert === undefined) return <SlotContent>{children}</SlotContent>;
  const on = alert !== null;
  return (
    <Button
      kind={on ? "second" : "primary"}
      size={size}
      busy={isPending}
      aria-pressed={on}
      icon={<Icon of={on ? BellRing : Bell} size={18} />}
      onClick={() => change({ on: !on, targetPrice: null })}
    >
      {on ? <Trans>We tell you when it is back</Trans> : <Trans>Tell me when back</Trans>}
    </Button>
  );
}
