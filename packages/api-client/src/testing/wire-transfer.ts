/** A payment by bank transfer that is awaited, as operators see it. */
export function wireTransferPayment(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 123,
    reference: "RF45 0000 0123",
    state: "pending",
    amount: "464.55",
    received: "0.00",
    created_at: "2026-11-20T01:30:12.000Z",
    paid_at: null,
    orders: [
      {
        id: 12,
        number: "202611200930120012",
        state: "unpaid",
        amount: "464.55",
        pay_before: "2026-11-27T01:30:12.000Z",
        shop_name: "Hearth & Linden",
      },
    ],
    transfers: [],
    ...differences,
  };
}

/** A transfer as an operator has entered it. */
export function wireEnteredTransfer(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 5,
    amount: "100.00",
    received_on: "2026-11-21",
    bank_reference: "20261121-000789",
    payer: "Mina Sato, 6222 9999 0000",
    by: "Anna",
    ...differences,
  };
}

/** A refund that somebody has to transfer. */
export function wireRefundToTransfer(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 9,
    number: "20261122093012000000000009",
    amount: "54.00",
    reason: "after_sale",
    created_at: "2026-11-22T01:30:12.000Z",
    order: { id: 12, number: "202611200930120012" },
    customer: { id: 3, nickname: "Mina" },
    payers: ["Mina Sato, 6222 9999 0000"],
    ...differences,
  };
}
