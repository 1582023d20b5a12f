import type { Texts } from "../language.ts";
import { check, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp } from "../sql.ts";
import { customers } from "./customers.ts";
import { shops } from "./merchants.ts";
import { orders } from "./orders.ts";
import type { PayMethod } from "./pay-methods.ts";
import { refunds } from "./payments.ts";

const invoiceSeries = ["invoice", "credit"] as const;
export type InvoiceSeries = (typeof invoiceSeries)[number];

/** How many documents a shop has issued in a year; whoever issues the next one holds the row until that is committed. */
export const invoiceCounters = pgTable(
  "invoice_counters",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    series: text({ enum: invoiceSeries }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (counter) => [primaryKey({ columns: [counter.shopId, counter.series, counter.year] })],
);

/** `special`: with the buyer's registration for tax. */
const invoiceTypes = ["normal", "special"] as const;
const invoiceTitles = ["personal", "company"] as const;

/** A line of an order as an invoice says it. Amounts are fen. */
export interface InvoicedLine {
  readonly name: Texts;
  /** Empty for a product without options. */
  readonly options: Texts;
  readonly quantity: number;
  readonly unitPrice: number;
  /** Of the whole line. */
  readonly memberDiscount: number;
  readonly couponDiscount: number;
  readonly amount: number;
}

/** All that an invoice says besides its number, its buyer and its total, as it was when it was issued. Amounts are fen. */
export interface InvoiceContents {
  readonly marketplace: Texts;
  readonly seller: { readonly name: Texts; readonly address: Texts; readonly phone: string };
  readonly order: {
    readonly number: string;
    /** `YYYY-MM-DD HH:mm:ss` in Shanghai. */
    readonly orderedAt: string;
    readonly paidAt: string;
    readonly payMethod: PayMethod | null;
  };
  readonly lines: readonly InvoicedLine[];
  readonly goods: number;
  readonly memberDiscount: number;
  readonly couponDiscount: number;
  readonly freight: number;
}

/** Issued once and never changed, but for what has been credited of it, and for a person who has left. */
export const invoices = pgTable(
  "invoices",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    /** An order has one. */
    orderId: integer("order_id")
      .notNull()
      .unique("invoices_order")
      .references(() => orders.id),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    type: text({ enum: invoiceTypes }).notNull(),
    title: text({ enum: invoiceTitles }).notNull(),
    name: text().notNull(),
    /** The others are "" where they were not given. */
    email: text().notNull(),
    taxNumber: text("tax_number").notNull(),
    address: text().notNull(),
    telephone: text().notNull(),
    bank: text().notNull(),
    bankAccount: text("bank_account").notNull(),
    contents: jsonb().$type<InvoiceContents>().notNull(),
    /** Fen, freight included. */
    amount: integer().notNull(),
    /** The sum of its credit notes. */
    creditedAmount: integer("credited_amount").notNull().default(0),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  },
  (invoice) => [
    index("invoices_customer").on(invoice.customerId, invoice.id),
    check("invoices_amount", sql`${invoice.amount} > 0`),
    check("invoices_credited", sql`${invoice.creditedAmount} between 0 and ${invoice.amount}`),
  ],
);

export type Invoice = typeof invoices.$inferSelect;

/** Corrects an invoice by one refund. Never changed. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoices.id),
    /** A refund has one. */
    refundId: integer("refund_id")
      .notNull()
      .unique("credit_notes_refund")
      .references(() => refunds.id),
    /** Fen. */
    amount: integer().notNull(),
    /** When the money was back. */
    refundedAt: timestamp("refunded_at", { withTimezone: true }).notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  },
  (note) => [
    index("credit_notes_invoice").on(note.invoiceId, note.id),
    check("credit_notes_amount", sql`${note.amount} > 0`),
  ],
);

export type CreditNote = typeof creditNotes.$inferSelect;
