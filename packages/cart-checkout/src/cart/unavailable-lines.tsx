import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { shop, head, name } from "../shared/shop-panel.css.ts";
import { CartLines, type CartLinesProps } from "./cart-lines.tsx";

/** What cannot be bought any more, and why; it is in nobody's way. */
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
