import { Trans, useLingui } from "@lingui/react/macro";
import type { CartShop } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import { ShopPanel } from "../shared/shop-panel.tsx";
import { CartLines, type CartLinesProps } from "./cart-lines.tsx";
import { cartSums } from "./cart-sums.ts";
import { SelectionBox } from "./selection-box.tsx";

export interface CartShopPanelProps extends Omit<CartLinesProps, "lines"> {
  /** The shop, with only the lines that can be bought. */
  readonly shop: CartShop;
}

export function CartShopPanel({ shop, ...rest }: CartShopPanelProps): ReactElement {
  const { t } = useLingui();
  const { name, selfOperated, lines } = shop;
  const { total, lines: selected } = cartSums(lines);
  const subtotal = formatMoney(total);
  return (
    <ShopPanel
      name={name}
      selfOperated={selfOperated}
      box={<SelectionBox lines={lines} label={t`Select everything of ${name}`} onSelect={rest.actions.select} />}
      aside={selected > 0 && <Trans>Subtotal {subtotal}</Trans>}
    >
      <CartLines lines={lines} {...rest} />
    </ShopPanel>
  );
}
