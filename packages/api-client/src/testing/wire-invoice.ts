/** A credit note on an invoice, as the platform writes it. */
export function wireCreditNote(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    sn: "CN-0003-2026-000004",
    amount: "95.00",
    refund_time: "2026-11-22 10:00:00",
    create_time: "2026-11-22 10:00:01",
    ...differences,
  };
}

/** The invoice of an order, to a person, of which nothing has been credited. */
export function wireInvoice(differences: Readonly<Record<string, unknown>> = {}) {
  return {
    invoice_sn: "INV-0003-2026-000017",
    order_id: 12,
    order_sn: "202611200930001234",
    invoice_amount: "342.00",
    credited_amount: "0.00",
    create_time: "2026-11-20 12:00:00",
    credit_notes: [],
    type: 0,
    header_type: 0,
    name: "Mina Sato",
    email: "",
    duty_number: "",
    address: "",
    mobile: "",
    bank: "",
    bank_account: "",
    ...differences,
  };
}
