import type { Delivery, LineToPrice, ShippingTerms } from "../pricing/types.ts";
import type { OfferedSku } from "./offered-skus.ts";

/** A SKU as it is bought, for the price of the whole. */
export function lineToPrice(offered: OfferedSku, quantity: number, delivery: Delivery): LineToPrice {
  const { sku, product, shop, flash } = offered;
  return {
    skuId: sku.id,
    productId: product.id,
    shopId: shop.id,
    regularPrice: sku.price,
    flashPrice: flash?.price ?? null,
    hasMemberPrice: product.hasMemberPrice,
    quantity,
    delivery,
    shipping: shippingTerms(offered),
  };
}

function shippingTerms({ shipping, defaultTemplateId }: OfferedSku): ShippingTerms {
  if (shipping === null) {
    return defaultTemplateId === null
      ? { mode: "free" }
      : { mode: "template", templateId: defaultTemplateId, grams: 0, cubicCentimetres: 0 };
  }
  const { mode, fixedAmount, templateId, grams, cubicCentimetres } = shipping;
  if (mode === "fixed") return { mode, amount: fixedAmount };
  // A constraint of the database guarantees that a line in the mode `template` has one.
  return mode === "template" && templateId !== null ? { mode, templateId, grams, cubicCentimetres } : { mode: "free" };
}
