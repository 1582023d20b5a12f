import { parentPort } from "node:worker_threads";
import { drawInvoice } from "./draw-invoice.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

/** Makes one document after the other, in a thread of its own. */
parentPort?.on("message", (invoice: InvoiceDocument) => {
  drawInvoice(invoice).then(
    (drawn) => {
      const pdf = new Uint8Array(drawn);
      parentPort?.postMessage({ pdf }, [pdf.buffer]);
    },
    (error: unknown) => parentPort?.postMessage({ failure: String(error) }, []),
  );
});
