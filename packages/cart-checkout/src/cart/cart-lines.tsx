import type { CartLine } from "@plaza/api-client";
import type { ReactElement } from "react";
import type { CartActions } from "./cart-actions.ts";
import { CartLineRow, type CartLineRowProps } from "./cart-line-row.tsx";

export interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly actions: CartActions;
  readonly onChangeOption: (line: CartLine) => void;
  readonly onRemove: (line: CartLine) => void;
  /** What else can be done with a line, once its code is loaded. */
  readonly more: CartLineRowProps["more"];
}

/** The lines of one shop, or those that cannot be bought. */
export function CartLines({ lines, actions, onChangeOption, onRemove, more }: CartLinesProps): ReactElement {
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
