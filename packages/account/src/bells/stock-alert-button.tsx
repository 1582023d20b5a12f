import { Trans } from "@lingui/react/macro";
import type { StockAlertProps } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Bell, BellRing } from "lucide";
import type { ReactElement } from "react";
import { useAlert } from "./use-alert.tsx";
import { SlotContent } from "@plaza/ui-kit/slot-content";

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
      onClick={() => change({ on: !on, wish: null })}
    >
      {on ? <Trans>We tell you when it is back</Trans> : <Trans>Tell me when back</Trans>}
    </Button>
  );
}
