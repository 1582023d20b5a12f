import type { ProductDetail, Sku } from "@plaza/api-client";
import { useState } from "react";

/** A quantity of a SKU to put into a cart, with what a device's cart shows of it without asking the platform. */
export interface CartRequest {
  readonly skuId: number;
  readonly productId: number;
  readonly shopId: number;
  readonly quantity: number;
  /** The quantity in stock. */
  readonly stock: number;
  readonly name: string;
  readonly image: string | null;
  readonly optionText: string | null;
  /** In fen. */
  readonly price: number;
  readonly shopName: string;
}

export function cartRequest(product: ProductDetail, sku: Sku, quantity: number): CartRequest {
  return {
    skuId: sku.id,
    productId: product.id,
    shopId: product.shop.id,
    quantity,
    stock: sku.stock,
    name: product.name,
    image: sku.image ?? product.image,
    optionText: sku.label === "" ? null : sku.label,
    price: sku.price,
    shopName: product.shop.name,
  };
}

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
  // Another variant may have less stock, or a lower limit.
  const quantity = Math.max(1, Math.min(wanted, stock, sku?.limit ?? stock));
  return {
    quantity,
    setQuantity: setWanted,
    request: sku === null || stock === 0 ? null : cartRequest(product, sku, quantity),
  };
}
