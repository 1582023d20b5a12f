import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WithdrawalReceipt } from "@plaza/api-client";
import { formatMoney, type Reader } from "@plaza/i18n";
import { receiptDetails } from "./receipt-details.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Downloads the receipt as a file. */
export function saveReceipt(receipt: WithdrawalReceipt, i18n: I18n, reader: Reader): void {
  const address = URL.createObjectURL(new Blob([receiptFile(receipt, i18n, reader)], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `withdrawal-${receipt.id}.html`;
  link.click();
  // The browser reads the blob after this event, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** The receipt as an HTML file without external resources. */
export function receiptFile(receipt: WithdrawalReceipt, i18n: I18n, reader: Reader): string {
  const title = escaped(i18n._(msg`Receipt of a withdrawal`));
  const details = receiptDetails(receipt, i18n, reader).map(
    ({ name, value }) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  );
  const row = (name: string, amount: number): string =>
    `<tr><td>${escaped(name)}</td><td class="amount">${escaped(formatMoney(amount))}</td></tr>`;
  const lines = receipt.lines.map(({ name, optionText, quantity, amount }) =>
    row(`${name}${optionText === null ? "" : ` (${optionText})`} × ${quantity}`, amount),
  );
  const freight = receipt.freight > 0 ? [row(i18n._(msg`Delivery`), receipt.freight)] : [];
  const total = row(i18n._(msg`Comes back to you`), receipt.amount);
  const way = escaped(`${i18n._(msg`Way of the refund`)}: ${receipt.refundWay}`);
  return `<!doctype html>
<html lang="${reader.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font-family:system-ui,sans-serif;max-width:640px;margin:32px auto;padding:0 16px;line-height:1.5}table{width:100%;border-collapse:collapse;margin:16px 0}th,td{text-align:start;vertical-align:top;padding:6px 0;border-bottom:1px solid #ddd;overflow-wrap:anywhere}th{width:35%;font-weight:normal;color:#555}.amount{text-align:end;white-space:nowrap}</style>
</head>
<body>
<h1>${title}</h1>
<table>${details.join("")}</table>
<table>${[...lines, ...freight, total].join("")}</table>
<p>${way}</p>
</body>
</html>
`;
}
