import { readTab, writeTab } from "@plaza/routing";

const nameOf = (customerId: number): string => `plaza:desk-draft:${customerId}`;

/** What was written to a customer in this tab, and not sent. */
export function readDraft(customerId: number): string {
  const { text } = readTab(nameOf(customerId));
  return typeof text === "string" ? text : "";
}

export function writeDraft(customerId: number, text: string): void {
  writeTab(nameOf(customerId), text === "" ? null : { text });
}
