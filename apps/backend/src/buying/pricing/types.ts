/** All amounts are integer fen. */
export interface PricingInput {
  readonly lines: readonly LineToPrice[];
  /** What of the regular price the customer's level pays for products with a member price, in hundredths of a percent. */
  readonly memberShare: number;
  /** The coupon chosen for a shop, by the shop's id. */
  readonly coupons: ReadonlyMap<number, CouponTerms>;
  /** The freight templates that lines name, by their ids. */
  readonly templates: ReadonlyMap<number, FreightTemplate>;
  /** From when on a shop sends for free, by the shop's id. */
  readonly freeShipping: ReadonlyMap<number, readonly FreeShippingRule[]>;
  /** Where it is sent; null: not known yet, and freight is not counted. */
  readonly destination: Destination | null;
}

/** One SKU; no SKU is in two lines. */
export interface LineToPrice {
  readonly skuId: number;
  readonly productId: number;
  readonly shopId: number;
  readonly regularPrice: number;
  /** Of the flash sale that runs now. */
  readonly flashPrice: number | null;
  readonly hasMemberPrice: boolean;
  readonly quantity: number;
  /** Only what is sent costs freight. */
  readonly delivery: Delivery;
  readonly shipping: ShippingTerms;
}

export type Delivery = "express" | "virtual" | "pickup";

export type ShippingTerms =
  | { readonly mode: "free" }
  /** A piece. */
  | { readonly mode: "fixed"; readonly amount: number }
  | {
      readonly mode: "template";
      readonly templateId: number;
      readonly grams: number;
      readonly cubicCentimetres: number;
    };

export interface Destination {
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
}

export interface FreightTemplate {
  readonly unit: "piece" | "weight" | "volume";
  /** Of two rules for one place the later counts; one without regions is for everywhere else. */
  readonly rules: readonly FreightRule[];
  /** Provinces, cities and districts that nothing is sent to, whatever the rules say. */
  readonly undeliveredRegionIds: readonly number[];
}

export interface FreightRule {
  /** Of provinces, cities or districts. */
  readonly regionIds: readonly number[];
  readonly firstUnits: number;
  readonly firstAmount: number;
  readonly nextUnits: number;
  readonly nextAmount: number;
}

export interface FreeShippingRule {
  /** Null: everywhere. */
  readonly regionId: number | null;
  readonly minimum: number;
}

export interface CouponTerms {
  readonly amount: number;
  /** What the goods that it is for must cost together. */
  readonly threshold: number;
  readonly scope: "all" | "only" | "except";
  /** What `only` and `except` mean. */
  readonly productIds: ReadonlySet<number>;
}

export type PriceKind = "regular" | "flash" | "member";

export interface Pricing {
  /** In the order in which lines first name them. */
  readonly shops: readonly PricedShop[];
  readonly amount: number;
  /** A line has a flash price, which ends the member prices of all. */
  readonly isFlash: boolean;
}

/** `amount` = goods - member's discount - coupon + freight. */
export interface PricedShop {
  readonly shopId: number;
  readonly lines: readonly PricedLine[];
  /** At flash or regular prices. */
  readonly goodsAmount: number;
  readonly memberDiscount: number;
  /** Off the goods, and beyond them off the freight; null: the coupon is not for these goods, or there is none. */
  readonly couponDiscount: number | null;
  readonly freight: number;
  /** SKUs that no rule of their freight takes to the destination. */
  readonly undeliverable: readonly number[];
  readonly amount: number;
}

/** `amount` = unit price x quantity - member's discount - coupon. */
export interface PricedLine {
  readonly skuId: number;
  readonly quantity: number;
  readonly kind: PriceKind;
  /** Flash or regular. */
  readonly unitPrice: number;
  /** What a piece costs after the member's discount. */
  readonly payPrice: number;
  readonly memberDiscount: number;
  readonly couponDiscount: number;
  readonly amount: number;
}
