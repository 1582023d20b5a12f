import { type Decoder, isRecord } from "./decode.ts";
import { DecodeError } from "./decode-error.ts";
import { text } from "./scalars.ts";

/**
 * HTML that may be set as it is. Only a server makes it (`@plaza/api-client/server`); a browser takes it from the answers of
 * its own server. The mark exists for the compiler alone; whoever shows rich text can ask for the same mark without knowing
 * this package.
 */
export type SafeHtml = string & { readonly "~html": "sanitised" };

/**
 * Sanitises the rich text in the answer to a call, named by its path (`pc/articleDetail`), and marks the answer. An answer
 * without rich text comes back as it was.
 */
export type AnswerCleaner = (call: string, answer: unknown) => unknown;

/** What an envelope says beside its data once a server has sanitised the rich text in it. */
export const sanitisedMark = { rich_text: "sanitised" } as const;

export function isMarkedSanitised(answer: unknown): boolean {
  return isRecord(answer) && answer["rich_text"] === sanitisedMark.rich_text;
}

/** Rich text of merchants and operators. One that no server has sanitised is off the contract. */
export const safeHtml: Decoder<SafeHtml> = (value, context) => {
  if (!context.isSanitised) throw new DecodeError("rich text that no server has sanitised");
  return text(value, context) as SafeHtml;
};

/** Null where nothing was written. */
export const optionalSafeHtml: Decoder<SafeHtml | null> = (value, context) =>
  text(value, context) === "" ? null : safeHtml(value, context);
