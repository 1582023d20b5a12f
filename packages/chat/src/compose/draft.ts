import { fieldsOf, readTab, writeTab } from "@plaza/routing";
import type { CustomerMessage } from "../conversation/conversation-state.ts";
import { pendingContent } from "./pending-content.ts";

/** What a customer has written to a shop and the platform has not taken. */
export interface Draft {
  /** In the field. */
  readonly text: string;
  readonly unsent: readonly CustomerMessage[];
}

const nameOf = (shopId: number): string => `plaza:chat:${shopId}`;

/**
 * What this tab keeps of a conversation, for whoever wrote it: after a session that has ended, another customer may log in
 * here. Nothing of it goes out by itself: the customer decides again.
 *
 * @param writer the customer's nickname, null where it is not known
 */
export function readDraft(shopId: number, writer: string | null): Draft {
  const { text, unsent, ...stored } = readTab(nameOf(shopId));
  if (writer === null || stored["writer"] !== writer) return { text: "", unsent: [] };
  return {
    text: typeof text === "string" ? text : "",
    unsent: Array.isArray(unsent) ? unsent.flatMap((each: unknown) => readUnsent(fieldsOf(each))) : [],
  };
}

export function writeDraft(shopId: number, writer: string | null, { text, unsent }: Draft): void {
  writeTab(nameOf(shopId), text === "" && unsent.length === 0 ? null : { writer, text, unsent });
}

function readUnsent(fields: Readonly<Record<string, unknown>>): readonly CustomerMessage[] {
  const { clientId, writtenAt, after } = fields;
  // Cards are offered again where they come from.
  const content = pendingContent(fieldsOf(fields["content"]));
  if (typeof clientId !== "string" || typeof writtenAt !== "number" || content === null) return [];
  return [
    {
      clientId,
      content,
      writtenAt,
      state: "failed",
      after: typeof after === "number" ? after : null,
      problem: null,
    },
  ];
}
