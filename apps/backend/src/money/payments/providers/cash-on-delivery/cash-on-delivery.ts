import { offlinePayment } from "../offline-payment.ts";
import type { MethodRegistration } from "../registration.ts";

/** Money that the carrier takes at the door for the shop, and that the shop says it has. */
export const cashOnDelivery = {
  method: "cash_on_delivery",
  code: 103,
  listed: { id: 103, sort: 22 },
  name: { en: "Cash on delivery", zh: "货到付款", ja: "代金引換", ko: "착불 결제" },
  extension: offlinePayment,
} as const satisfies MethodRegistration;
