import { choice } from "../wire/enums.ts";

/** How goods reach their buyer: as a parcel, as content, or fetched at the shop. */
export type DeliveryKind = "express" | "virtual" | "pickup";

// The platform counts from 1 before there is an order, and from 0 in orders.

export const deliveryKindOfGoods = choice<DeliveryKind>({ 1: "express", 2: "virtual", 3: "pickup" });
export const deliveryKindOfOrder = choice<DeliveryKind>({ 0: "express", 1: "virtual", 2: "pickup" });

export const goodsDeliveryNumbers: Readonly<Record<DeliveryKind, number>> = { express: 1, virtual: 2, pickup: 3 };
