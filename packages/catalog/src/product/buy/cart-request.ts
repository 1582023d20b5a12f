import type { ProductDetail, Sku } from "@plaza/api-client";

/** What somebody wants of a SKU, with what is shown of it where the platform is not asked. */
export interface CartRequest {
  readonly skuId: number;
  readonly productId: number;
  readonly shopId: number;
  readonly quantity: number;
  /** How many there are. */
  readonly stock: number;
  readonly name: string;
  readonly picture: string | null;
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
    picture: sku.picture ?? product.picture,
    optionText: sku.label === "" ? null : sku.label,
    price: sku.price,
    shopName: product.shop.name,
  };
}
