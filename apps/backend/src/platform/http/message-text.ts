import type { Language, Texts } from "../store/language.ts";
import type { MessageKey, Messages } from "./messages.ts";

/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * What stands for a name in a sentence without markup. Where it has its own direction, it is closed off by marks that every
 * reader of plain text knows: otherwise numbers and signs beside it would change places.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

/** The texts of all domains. */
export type MessageTable = Readonly<Record<keyof Messages, Texts>>;

declare module "./services.ts" {
  interface Services {
    readonly messages: MessageTable;
  }
}

export function messageText(
  messages: MessageTable,
  key: MessageKey,
  language: Language,
  parameter = "",
  count = "",
): string {
  // A parameter may contain what `replace` takes for a placeholder of its own.
  return messages[key][language].replace("{count}", () => count).replace("{name}", () => isolated(parameter));
}
