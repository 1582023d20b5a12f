import type { CartLine, ProductDetail, Sku } from "@plaza/api-client";

/** What can be done with a cart, on the platform or on the device. */
export interface CartActions {
  readonly setQuantity: (line: CartLine, quantity: number) => void;
  readonly select: (lineIds: readonly number[], selected: boolean) => void;
  /** Puts another variant in the line's place. */
  readonly changeOption: (line: CartLine, product: ProductDetail, sku: Sku) => Promise<void>;
  readonly remove: (lineIds: readonly number[]) => void;
}
