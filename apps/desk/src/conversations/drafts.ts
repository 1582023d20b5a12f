import { readTab, writeTab } from "@plaza/routing";

/** Whose words they are, and for whom. */
export interface DraftSubject {
  readonly agentId: number;
  readonly customerId: number;
}

const nameOf = ({ agentId, customerId }: DraftSubject): string => `plaza:desk-draft:${agentId}:${customerId}`;

/** What an agent has written to a customer in this tab, and not sent. */
export function readDraft(subject: DraftSubject): string {
  const { text } = readTab(nameOf(subject));
  return typeof text === "string" ? text : "";
}

export function writeDraft(subject: DraftSubject, text: string): void {
  writeTab(nameOf(subject), text === "" ? null : { text });
}
