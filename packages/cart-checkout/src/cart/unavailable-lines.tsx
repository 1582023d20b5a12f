import { Trans } from "@lingui/react/macro";
import type { CartLine } from "@plaza/api-client";
import type { ReactElement } from "react";
import { shop, head, name } from "../shared/shop-panel.css.ts";
import type { CartActions } from "./cart-actions.ts";
import { CartLineRow } from "./cart-line-row.tsx";

export interface UnavailableLinesProps {
  readonly lines: readonly CartLine[];
  readonly actions: CartActions;
  readonly onChangeOption: (line: CartLine) => void;
  readonly onRemove: (line: CartLine) => void;
}

/** What cannot be bought any more, and why; it is in nobody's way. */
export function UnavailableLines({ lines, actions, onChangeOption, onRemove }: UnavailableLinesProps): ReactElement {
  const count = lines.length;
  return (
    <section className={shop} aria-labelledby="cart-unavailable">
      <header className={head}>
        <h2 id="cart-unavailable" className={name}>
          <Trans>Unavailable ({count})</Trans>
        </h2>
      </header>
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
    </section>
  );
}
