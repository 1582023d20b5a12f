import type { Language, Texts } from "../store/language.ts";
import { isolated } from "./isolated.ts";
import type { MessageKey, Messages } from "./messages.ts";

/** The texts of all domains. */
export type MessageTable = Readonly<Record<keyof Messages, Texts>>;

declare module "./services.ts" {
  interface Services {
    readonly messages: MessageTable;
  }
}

export function messageText(messages: MessageTable, key: MessageKey, language: Language, parameter = ""): string {
  // A parameter may contain what `replace` takes for a placeholder of its own.
  return messages[key][language].replace("{name}", () => isolated(parameter));
}
