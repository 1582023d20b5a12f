/** How much of a SKU goes to checkout. */
export interface CheckoutLine {
  readonly skuId: number;
  readonly quantity: number;
  readonly productId: number;
  readonly shopId: number;
}
