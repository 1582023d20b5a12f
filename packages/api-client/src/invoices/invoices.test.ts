import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireCreditNote, wireInvoice } from "../testing/wire-invoice.ts";
import { fetchInvoice, invoiceQuery, askForInvoice, fetchLinkedInvoice } from "./invoice.ts";
import { invoiceDownload, linkedInvoiceDownload } from "./invoice-download.ts";

const invoice = wireInvoice({
  invoice_sn: "INV-0003-2026-000001",
  invoice_amount: "37.00",
  credited_amount: "10.00",
  credit_notes: [wireCreditNote({ sn: "CN-0003-2026-000001", amount: "10.00", refund_time: "2026-11-21 12:00:00" })],
  type: 1,
  header_type: 1,
  name: "Tea Ltd",
  duty_number: "91310000MA1FL0000X",
  address: "安福路12号",
  mobile: "021-5555",
  bank: "Bank of Tea",
  bank_account: "6222",
});
const seen = {
  number: "INV-0003-2026-000001",
  amount: 3700,
  credited: 1000,
  issuedAt: Date.UTC(2026, 10, 20, 4),
  creditNotes: [{ number: "CN-0003-2026-000001", amount: 1000, refundedAt: Date.UTC(2026, 10, 21, 4) }],
};

test("an invoice says whom it is for, and what has been credited", async () => {
  expect(await fetchInvoice(succeeding(invoice).api, 7)).toEqual({
    ...seen,
    type: "special",
    title: "company",
    name: "Tea Ltd",
    email: null,
    taxNumber: "91310000MA1FL0000X",
    address: "安福路12号",
    telephone: "021-5555",
    bank: "Bank of Tea",
    bankAccount: "6222",
  });
  await expect(fetchInvoice(succeeding({ ...invoice, type: 9 }).api, 7)).rejects.toThrow();
});

test("an invoice by a link says nobody's name, or that there is none", async () => {
  const link = { id: 7, until: 5, sign: "s" };
  expect(await fetchLinkedInvoice(succeeding({ invoice }).api, link)).toEqual(seen);
  expect(await fetchLinkedInvoice(succeeding({ invoice: null }).api, link)).toBeNull();
});

test("an invoice is asked for in the contract's structure", async () => {
  const sent: unknown[] = [];
  const api = { post: (path: string, body: unknown) => (sent.push([path, body]), Promise.resolve(seen)) };
  await askForInvoice(api as never, {
    orderId: 7,
    type: "normal",
    title: "personal",
    name: "张三",
    email: "",
    taxNumber: "",
    address: "",
    telephone: "",
    bank: "",
    bankAccount: "",
  });
  expect(sent).toEqual([
    [
      "order_invoice/add",
      {
        id: 7,
        type: 0,
        header_type: 0,
        name: "张三",
        email: "",
        duty_number: "",
        address: "",
        mobile: "",
        bank: "",
        bank_account: "",
      },
    ],
  ]);
});

test("an invoice is stale after what may refund something, and only a body carries a link's signature", () => {
  expect(invoiceQuery.staleAfter).toEqual(["order-change", "after-sales-change"]);
  expect(invoiceDownload(7, { locale: "ja" })).toBe("/api/order_invoice/download?id=7&lang=ja");
  expect(invoiceDownload(7, { locale: "ja", creditNote: "CN-1&2" })).toBe(
    "/api/order_invoice/download?id=7&lang=ja&credit_note=CN-1%262",
  );
  const link = { id: 7, until: 5, sign: "a&b" };
  const { action, fields } = linkedInvoiceDownload(link, { locale: "ko" });
  expect(action).toBe("/api/order_link/invoice_download");
  expect(fields).toEqual({ id: "7", until: "5", sign: "a&b", lang: "ko" });
  expect(linkedInvoiceDownload(link, { locale: "ko", creditNote: "CN-1" }).fields).toMatchObject({
    credit_note: "CN-1",
  });
});
