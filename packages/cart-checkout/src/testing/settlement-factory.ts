import type { Address, SettlementCoupon, SettlementLine, SettlementShop } from "@plaza/api-client";
import { image } from "@plaza/testing/images";

export function settlementLine(differences: Partial<SettlementLine> = {}): SettlementLine {
  const { unitPrice = 5400, quantity = 1 } = differences;
  return {
    skuId: 90,
    productId: 31,
    shopId: 7,
    quantity,
    name: "Glazed Stoneware Teapot, 900 ml",
    image: image("teapot"),
    optionText: "Cherry / 900 ml",
    regularPrice: 5400,
    unitPrice,
    priceKind: "regular",
    subtotal: unitPrice * quantity,
    delivery: "express",
    ...differences,
  };
}

export function settlementCoupon(differences: Partial<SettlementCoupon> = {}): SettlementCoupon {
  return {
    id: 31,
    couponId: 3,
    name: "Welcome to Hearth & Linden",
    shop: { id: 7, name: "Hearth & Linden" },
    amount: 2000,
    threshold: 15_000,
    scope: "all",
    state: "unused",
    validFrom: null,
    validUntil: null,
    usedAt: null,
    orderId: null,
    scopeText: null,
    namedProductIds: null,
    saved: null,
    ...differences,
  };
}

export function settlementShop(differences: Partial<SettlementShop> = {}): SettlementShop {
  const lines = differences.lines ?? [settlementLine()];
  const goodsAmount = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const { freight = 1200, discount = 0 } = differences;
  return {
    id: 7,
    name: "Hearth & Linden",
    logo: null,
    selfOperated: true,
    lines,
    coupons: [settlementCoupon()],
    usedCouponId: null,
    delivery: "express",
    deliveryText: "Express delivery",
    deliveries: ["express"],
    expressFee: null,
    pickupAddress: null,
    openingHours: null,
    goodsAmount,
    freight,
    discount,
    totalAmount: goodsAmount + freight - discount,
    ...differences,
  };
}

export function address(differences: Partial<Address> = {}): Address {
  return {
    id: 4,
    recipient: "Mina Sato",
    phone: "13800138000",
    provinceId: 310_000,
    cityId: 310_100,
    districtId: 310_104,
    province: "Shanghai",
    city: "Shanghai",
    district: "Xuhui District",
    street: "Flat 1204, 88 Wukang Road",
    isDefault: true,
    ...differences,
  };
}
