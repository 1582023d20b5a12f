import { offlinePayment } from "../offline-payment.ts";
import type { MethodRegistration } from "../registration.ts";

/** Money that customers transfer to the platform's account, and that an operator finds on the bank's statement. */
export const bankTransfer = {
  method: "bank_transfer",
  code: 101,
  listed: { id: 101, sort: 21 },
  name: { en: "Bank transfer", zh: "银行转账", ja: "銀行振込", ko: "무통장 입금" },
  extension: offlinePayment,
} as const satisfies MethodRegistration;
