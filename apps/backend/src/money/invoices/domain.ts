import type { Domain } from "../../platform/domain/domain.ts";
import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { registerInvoiceDownloads } from "./download-route.ts";
import { handleAskForInvoice, handleInvoice, handleLinkedInvoice } from "./invoice-calls.ts";
import { invoiceMessages } from "./invoice-messages.ts";
import { creditRefunds } from "./issue-credit-note.ts";
import { openRenderPool } from "./pdf/render-pool.ts";
import { personalData } from "./personal-data.ts";
import { shopInvoicesCommand } from "./shop-invoices-command.ts";

export const invoiceDomain = {
  name: "invoices",
  calls: {
    "order_invoice/add": postOnly(forCustomers(handleAskForInvoice)),
    "order/invoice": getOnly(forCustomers(handleInvoice)),
    "order_link/invoice": postOnly(handleLinkedInvoice),
  },
  messages: invoiceMessages,
  jobs: [creditRefunds],
  commands: [shopInvoicesCommand],
  open: () => {
    const invoicePdfs = openRenderPool();
    return { services: { invoicePdfs }, close: invoicePdfs.close };
  },
  registerRoutes: registerInvoiceDownloads,
  personalData,
} satisfies Domain;
