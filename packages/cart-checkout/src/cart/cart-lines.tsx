import { useLingui, Trans } from "@lingui/react/macro";
import type { CartLine, CartShop } from "@plaza/api-client";
import type { ReactElement, ReactNode } from "react";
import { shop, head, name } from "../shared/shop-panel.css.ts";
import { ShopPanel } from "../shared/shop-panel.tsx";
import type { CartActions } from "./cart-actions.ts";
import { CartLineRow, type CartLineRowProps } from "./cart-line-row.tsx";
import { SelectionBox } from "./selection-box.tsx";

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly actions: CartActions;
  readonly onChangeOption: (line: CartLine) => void;
  readonly onRemove: (line: CartLine) => void;
  /** What else can be done with a line, once its code is loaded. */
  readonly more: CartLineRowProps["more"];
}

/** The lines of one shop, or those that cannot be bought. */
function CartLines({ lines, actions, onChangeOption, onRemove, more }: CartLinesProps): ReactElement {
  return (
    <ul>
      {lines.map((line) => (
        <CartLineRow
          key={line.id}
          line={line}
          actions={actions}
          more={more}
          onChangeOption={() => onChangeOption(line)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  );
}

/** The lines that cannot be bought any more, with the reasons. They do not hinder checkout. */
export function UnavailableLines(props: CartLinesProps): ReactElement {
  const count = props.lines.length;
  return (
    <section className={shop} aria-labelledby="cart-unavailable">
      <header className={head}>
        <h2 id="cart-unavailable" className={name}>
          <Trans>Unavailable ({count})</Trans>
        </h2>
      </header>
      <CartLines {...props} />
    </section>
  );
}

interface CartShopPanelProps extends Omit<CartLinesProps, "lines"> {
  /** The shop, with only the lines that can be bought. */
  readonly shop: CartShop;
  /** What its coupons do for what is selected. */
  readonly coupons: ReactNode;
}

/** The lines of one shop that can be bought, under its name. */
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
