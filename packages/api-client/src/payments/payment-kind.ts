/** The wallet, cash at the door, or somebody else who takes the money. */
export type PaymentKind = "balance" | "cash" | "provider";

/** @param code the platform's word for a way of paying, such as `alipay` */
export function paymentKindOf(code: string): PaymentKind {
  if (code === "balance") return "balance";
  return code === "cash_on_delivery" ? "cash" : "provider";
}
