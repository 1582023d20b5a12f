import type { ProductDetail, Sku } from "@plaza/api-client";
import { useState } from "react";
import { type CartRequest, cartRequest } from "./cart-request.ts";

export interface Purchase {
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** What the buttons put into the cart or take to checkout; null where nothing can be bought. */
  readonly request: CartRequest | null;
}

/** How much of the chosen variant is wanted. */
export function usePurchase(product: ProductDetail, sku: Sku | null): Purchase {
  const [wanted, setWanted] = useState(1);
  const stock = sku?.stock ?? 0;
  // Another variant may have less stock.
  const quantity = Math.max(1, Math.min(wanted, stock));
  return {
    quantity,
    setQuantity: setWanted,
    request: sku === null || stock === 0 ? null : cartRequest(product, sku, quantity),
  };
}
