import { type MessageTable, isolated } from "../http/message-text.ts";
import { inLanguage, type ReaderLanguage, type Texts } from "../store/language.ts";
import type { Notice } from "../store/schema/notices.ts";
import { spokenTime } from "../wire/time.ts";

/** A notice as its reader reads it, its times included. Null: it was written by another version, whose text this one does not know. */
export function noticeText(
  messages: MessageTable,
  { textKey, parameters }: Pick<Notice, "textKey" | "parameters">,
  language: ReaderLanguage,
): string | null {
  const texts: Readonly<Record<string, Texts | undefined>> = messages;
  return (
    texts[textKey]?.[language.wanted].replaceAll(/\{(\w+)\}/g, (_: string, name: string) => {
      const parameter = parameters[name] ?? "";
      const written =
        typeof parameter === "string"
          ? spokenTime(parameter, language.wanted)
          : inLanguage(parameter, "text", language);
      return isolated(written);
    }) ?? null
  );
}
