import { useLingui } from "@lingui/react/macro";
import type { CartShop } from "@plaza/api-client";
import type { ReactElement, ReactNode } from "react";
import { ShopPanel } from "../shared/shop-panel.tsx";
import { CartLines, type CartLinesProps } from "./cart-lines.tsx";
import { SelectionBox } from "./selection-box.tsx";

export interface CartShopPanelProps extends Omit<CartLinesProps, "lines"> {
  /** The shop, with only the lines that can be bought. */
  readonly shop: CartShop;
  /** What its coupons do for what is selected. */
  readonly coupons: ReactNode;
}

export function CartShopPanel({ shop, coupons, ...rest }: CartShopPanelProps): ReactElement {
  const { t } = useLingui();
  const { name, lines } = shop;
  return (
    <ShopPanel
      {...shop}
      box={<SelectionBox lines={lines} label={t`Select everything of ${name}`} onSelect={rest.actions.select} />}
      aside={coupons}
    >
      <CartLines lines={lines} {...rest} />
    </ShopPanel>
  );
}
