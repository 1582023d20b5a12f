import type { CartLine, ProductDetail, Sku } from "@plaza/api-client";
import { addToDeviceCart, readDeviceCart, removeFromDeviceCart } from "@plaza/shopping/device-cart";

/** Replaces a line by another variant, whose quantity stays within its stock, counting what is in the cart already. */
export function changeDeviceOption(
  { skuId: oldId, quantity }: Pick<CartLine, "skuId" | "quantity">,
  product: ProductDetail,
  { id: skuId, stock, image, label, price }: Sku,
): void {
  const before = readDeviceCart().find((line) => line.skuId === skuId)?.quantity ?? 0;
  const more = Math.min(quantity, stock - before);
  const line = {
    skuId,
    productId: product.id,
    shopId: product.shop.id,
    quantity: more,
    name: product.name,
    image: image ?? product.image,
    optionText: label === "" ? null : label,
    price,
    shopName: product.shop.name,
  };
  if (more <= 0 || addToDeviceCart(line, stock) === "added") removeFromDeviceCart([oldId]);
}
