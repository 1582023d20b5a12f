import type { CartShop } from "@plaza/api-client";
import type { ReactElement } from "react";
import { AlsoLike } from "./also-like.tsx";
import { LaterLines } from "./later/later-lines.tsx";

/** What follows the cart, also an empty one: what was saved for later, and what else there is. */
export function BelowCart({ shops }: { readonly shops: readonly CartShop[] }): ReactElement {
  return (
    <>
      <LaterLines />
      <AlsoLike shops={shops} />
    </>
  );
}
