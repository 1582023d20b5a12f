import { Trans } from "@lingui/react/macro";
import { type CartShop, laterQuery } from "@plaza/api-client";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef } from "react";
import { cartRoute } from "../routes.ts";
import { AlsoLike } from "./also-like.tsx";
import { LaterLine } from "./later/later-line.tsx";
import { panel, title as titleLook } from "./later/later.css.ts";

/** What the customer has put aside, with the way back into the cart; nothing where there is none. */
function LaterLines(): ReactElement | null {
  const { api } = cartRoute.useRouteContext();
  // What does not arrive is not missed: the cart above is whole.
  const { data } = useQuery({ ...laterQuery(api), meta: { ...laterQuery.meta, quiet: true } });
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useFocusFallback(title, data);
  const lines = (data?.shops ?? []).flatMap((each) => each.lines);
  const count = lines.length;
  if (count === 0) return null;
  return (
    <section className={panel} aria-labelledby="cart-later">
      <h2 id="cart-later" ref={title} tabIndex={-1} className={titleLook}>
        <Trans>Saved for later ({count})</Trans>
      </h2>
      <ul>
        {lines.map((line) => (
          <LaterLine key={line.id} line={line} onGone={changed} />
        ))}
      </ul>
    </section>
  );
}

export interface BelowCartProps {
  readonly shops: readonly CartShop[];
  /** Whether lines can be saved for later. */
  readonly keepsLater: boolean;
}

/** What follows the cart, also an empty one: what was saved for later, and what else there is. */
export function BelowCart({ shops, keepsLater }: BelowCartProps): ReactElement {
  return (
    <>
      {keepsLater && <LaterLines />}
      <AlsoLike shops={shops} />
    </>
  );
}
