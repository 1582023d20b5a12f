import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { shop, head, name } from "../shared/shop-panel.css.ts";
import { CartLines, type CartLinesProps } from "./cart-lines.tsx";

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
