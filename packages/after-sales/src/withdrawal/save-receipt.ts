import type { I18n } from "@lingui/core";
import type { WithdrawalReceipt } from "@plaza/api-client";
import type { Reader } from "@plaza/i18n";
import { receiptFile } from "./receipt-file.ts";

/** Hands the receipt to the browser as a file. */
export function saveReceipt(receipt: WithdrawalReceipt, i18n: I18n, reader: Reader): void {
  const address = URL.createObjectURL(new Blob([receiptFile(receipt, i18n, reader)], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `withdrawal-${receipt.id}.html`;
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
