import type { MessageKey } from "../../platform/http/messages.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { flag } from "../../platform/wire/scalars.ts";

type ShopInvoices = Pick<typeof shops.$inferSelect, "invoices">;

/** Which invoices a shop issues, in the contract's fields. */
export function shopInvoices({ invoices: issued }: ShopInvoices) {
  return { open_invoice: flag(issued !== "none"), spec_invoice: flag(issued === "special") };
}

/**
 * What is against an invoice of an order; null: it can be asked for. There has to be something that was paid for, and that
 * has not all gone back.
 */
export function objectionToInvoice(
  { state, isRefunded, paidAt, amount, refundedAmount }: Order,
  { invoices: issued }: ShopInvoices,
): MessageKey | null {
  if (state === "closed" || isRefunded || (amount > 0 && refundedAmount === amount)) return "invoiceOrderClosed";
  if (state === "unpaid" || paidAt === null) return "invoiceOrderUnpaid";
  if (amount === 0) return "invoiceNothingPaid";
  return issued === "none" ? "invoiceNotOffered" : null;
}
