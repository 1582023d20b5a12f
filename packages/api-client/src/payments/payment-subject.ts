/** What is paid for: the orders that were submitted together, or one of them. */
export interface PaymentSubject {
  readonly from: "trade" | "order";
  readonly id: number;
}
