/** The orders that were submitted together, or one of them. */
export interface PaymentSubject {
  readonly from: "trade" | "order";
  readonly id: number;
}

/** Money for the wallet. */
export interface TopUpSubject {
  readonly from: "recharge";
  readonly id: number;
}

/** What is paid for. */
export type Payable = PaymentSubject | TopUpSubject;
