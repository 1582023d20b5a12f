import { Trans, useLingui } from "@lingui/react/macro";
import type { CartLine, CartShop } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import { ShopPanel } from "../shared/shop-panel.tsx";
import type { CartActions } from "./cart-actions.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { cartSums } from "./cart-sums.ts";
import { SelectionBox } from "./selection-box.tsx";

export interface CartShopPanelProps {
  /** With the lines that can be bought. */
  readonly shop: CartShop;
  readonly actions: CartActions;
  readonly onChangeOption: (line: CartLine) => void;
  readonly onRemove: (line: CartLine) => void;
}

export function CartShopPanel({ shop, actions, onChangeOption, onRemove }: CartShopPanelProps): ReactElement {
  const { t } = useLingui();
  const { name, selfOperated, lines } = shop;
  const { total, lines: selected } = cartSums(lines);
  const subtotal = formatMoney(total);
  return (
    <ShopPanel
      name={name}
      selfOperated={selfOperated}
      box={<SelectionBox lines={lines} label={t`Select everything of ${name}`} onSelect={actions.select} />}
      aside={selected > 0 && <Trans>Subtotal {subtotal}</Trans>}
    >
      <ul>
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            actions={actions}
            onChangeOption={() => onChangeOption(line)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
    </ShopPanel>
  );
}
