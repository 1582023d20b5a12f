import type { ChatContent } from "@plaza/api-client";
import { pendingContent } from "@plaza/chat/parts";
import { fieldsOf, readTab, writeTab } from "@plaza/routing";
import type { DeskMessage } from "./connection/desk-state.ts";

const nameOf = (agentId: number): string => `plaza:desk-unsent:${agentId}`;

/** What an agent has written in this tab and the platform has not taken, by the names under which it was to be sent. */
export function readUnsent(agentId: number): readonly DeskMessage[] {
  const { messages } = readTab(nameOf(agentId));
  return Array.isArray(messages) ? messages.flatMap((each: unknown) => readMessage(fieldsOf(each))) : [];
}

export function writeUnsent(agentId: number, messages: readonly DeskMessage[]): void {
  writeTab(nameOf(agentId), messages.length === 0 ? null : { messages });
}

function readMessage(fields: Readonly<Record<string, unknown>>): readonly DeskMessage[] {
  const { clientId, customerId, writtenAt } = fields;
  const content = readContent(fieldsOf(fields["content"]));
  if (typeof clientId !== "string" || typeof customerId !== "number" || typeof writtenAt !== "number") return [];
  if (content === null) return [];
  return [{ clientId, customerId, content, writtenAt, state: "failed", problem: readProblem(fields["problem"]) }];
}

function readProblem(stored: unknown): DeskMessage["problem"] {
  const { reason, message } = fieldsOf(stored);
  return typeof reason === "string" && typeof message === "string" ? { reason, message } : null;
}

function readContent(fields: Readonly<Record<string, unknown>>): ChatContent | null {
  const { id, name, image, price } = fieldsOf(fields["product"]);
  if (fields["type"] !== "product") return pendingContent(fields);
  if (typeof id !== "number" || typeof name !== "string" || typeof price !== "number") return null;
  return { type: "product", product: { id, name, image: typeof image === "string" ? image : null, price } };
}
