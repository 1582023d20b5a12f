import type { CartShop } from "@plaza/api-client";
import type { ReactElement } from "react";
import { AlsoLike } from "./also-like.tsx";
import { LaterLines } from "./later/later-lines.tsx";

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
