import { assertDefined } from "../../platform/store/rows.ts";
import { regionNames } from "../../identity/addresses/regions.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type Language, languages, type Translations } from "../../platform/store/language.ts";
import { newNumbers } from "./new-numbers.ts";
import { orderEvents, orderLines, orders } from "../../platform/store/schema/orders.ts";
import type { PricedLine, PricedShop } from "../pricing/types.ts";
import { type CheckoutLine, deliveryOfShop } from "./checkout-lines.ts";
import type { Buyer, Checkout } from "./prepare-checkout.ts";

export interface OrderFrame {
  readonly checkoutId: number;
  readonly remarks: ReadonlyMap<number, string>;
  readonly payBefore: Date;
}

/** Stores one unpaid order for each shop. @returns the id of the last one */
export async function storeOrders(
  tx: Executor,
  checkout: Checkout,
  { customer, now }: Buyer,
  frame: OrderFrame,
): Promise<number> {
  const { shops } = checkout.pricing;
  const linesOf = Map.groupBy(checkout.lines, ({ offered }) => offered.shop.id);
  const numbers = await newNumbers(tx, orders, shops.length, now);
  const numbered = shops.map((shop, index) => ({
    ...assertDefined(numbers[index], `number of the order at shop ${shop.shopId}`),
    shop,
    lines: assertDefined(linesOf.get(shop.shopId), `line of the order at shop ${shop.shopId}`),
  }));
  await tx.insert(orders).values(
    numbered.map(({ id, number, shop, lines }) => ({
      id,
      number,
      checkoutId: frame.checkoutId,
      customerId: customer.id,
      shopId: shop.shopId,
      state: "unpaid" as const,
      isFlash: checkout.pricing.isFlash,
      delivery: deliveryOfShop(lines),
      ...amountsOf(shop),
      customerCouponId: checkout.usedCoupons.get(shop.shopId)?.held.id ?? null,
      remark: frame.remarks.get(shop.shopId) ?? "",
      ...(deliveryOfShop(lines) === "express" ? destinationOf(checkout) : {}),
      returnDays: lines[0]?.offered.shop.returnDays ?? null,
      payBefore: frame.payBefore,
      createdAt: now,
    })),
  );
  await tx.insert(orderLines).values(
    numbered.flatMap(({ id, shop, lines }) => {
      const pricedBySku = new Map(shop.lines.map((priced) => [priced.skuId, priced]));
      return lines.map((line) => {
        const skuId = line.offered.sku.id;
        return { orderId: id, ...lineOf(line, assertDefined(pricedBySku.get(skuId), `price of SKU ${skuId}`)) };
      });
    }),
  );
  await tx.insert(orderEvents).values(
    numbered.map(({ id }) => ({
      orderId: id,
      to: "unpaid" as const,
      action: "submit",
      actor: "customer" as const,
      createdAt: now,
    })),
  );
  return assertDefined(numbered.at(-1), "order of the checkout").id;
}

function amountsOf({ goodsAmount, memberDiscount, couponDiscount, freight, amount }: PricedShop) {
  return { goodsAmount, memberDiscount, couponDiscount: couponDiscount ?? 0, shippingAmount: freight, amount };
}

/** A copy of the address, so that later changes of it do not change the order. */
function destinationOf({ address }: Checkout) {
  if (address === null) return {};
  const { contact, telephone, provinceId, cityId, districtId, street } = address;
  return { contact, telephone, provinceId, cityId, districtId, street, regionNames: [...regionNames(address)] };
}

/** A line with its texts as they are now, in every language: an order keeps them when the product changes. */
function lineOf({ offered, quantity }: CheckoutLine, priced: PricedLine) {
  const { sku, product, option, flash } = offered;
  const { unitPrice, memberDiscount, couponDiscount, amount } = priced;
  const translationOf = (language: Language) => ({
    ...(product.translations[language]?.name === undefined ? {} : { name: product.translations[language].name }),
    ...option.translations[language],
  });
  const translations: Translations<"name" | "optionText"> = Object.fromEntries(
    languages
      .map((language) => [language, translationOf(language)] as const)
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );
  return {
    productId: product.id,
    skuId: sku.id,
    name: product.name,
    optionText: option.optionText,
    optionValues: option.optionValues,
    translations,
    image: sku.image ?? product.image,
    quantity,
    regularPrice: sku.price,
    unitPrice,
    flashOfferId: flash?.offerId ?? null,
    memberDiscount,
    couponDiscount,
    amount,
  };
}
