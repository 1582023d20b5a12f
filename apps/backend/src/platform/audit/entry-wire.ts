import type { ReaderLanguage, Texts } from "../store/language.ts";
import { inLanguage } from "../store/language.ts";
import { isAudited } from "../store/audited-tables.ts";
import { decimalYuan } from "../wire/money.ts";
import { instant } from "../wire/time.ts";
import { auditFields, type AuditField } from "./audit-fields.ts";
import { auditSubjects } from "./audit-subjects.ts";
import { auditWords } from "./audit-words.ts";
import type { ListedEntry } from "./list-entries.ts";
import { mayPutBack } from "./put-back.ts";

/** As much of a value as a list shows. */
const maxValueLength = 400;

const fieldsByName: Readonly<Record<string, AuditField>> = auditFields;
const wordsByName: Readonly<Record<string, Texts>> = auditWords;

/** An entry as the desk shows it. Values are texts: amounts in yuan, flags 0 or 1, times as ISO 8601 writes them. */
export function entryWire({ entry, agent, shopName }: ListedEntry, language: ReaderLanguage) {
  const { id, at, change, action, subject, subjectId, title, operation, before, after } = entry;
  return {
    id,
    at: instant(at),
    change,
    action,
    account: agent?.account ?? "",
    agent: agent === null ? "" : inLanguage(agent, "nickname", language),
    shop_name: shopName ?? "",
    subject,
    subject_name: isAudited(subject) ? auditSubjects[subject][language.wanted] : subject,
    subject_id: subjectId,
    title,
    operation,
    fields: Object.keys(before ?? after ?? {})
      .map((name) => ({
        name,
        label: fieldsByName[name]?.label[language.wanted] ?? name,
        kind: fieldsByName[name]?.kind ?? "text",
        before: valueText(name, before?.[name], language),
        after: valueText(name, after?.[name], language),
      }))
      .filter((field) => field.before !== "" || field.after !== ""),
    may_put_back: mayPutBack(entry) ? 1 : 0,
  };
}

/** "" where there is none. */
function valueText(name: string, value: unknown, language: ReaderLanguage): string {
  if (value === null || value === undefined) return "";
  const kind = fieldsByName[name]?.kind;
  if (typeof value === "boolean") return value ? "1" : "0";
  if (kind === "money" && typeof value === "number") return decimalYuan(value);
  if (kind === "time" && typeof value === "string") return instant(new Date(value));
  if (kind === "word" && typeof value === "string") return wordsByName[value]?.[language.wanted] ?? value;
  if (kind === "translations") return shortened(translationsText(value));
  if (kind === "html") return shortened(plainText(value));
  return shortened(typeof value === "string" ? value : JSON.stringify(value));
}

/** `zh: 值 · ja: 値`, each language with all of its texts. */
function translationsText(value: unknown): string {
  const languages = Object.entries(value as Readonly<Record<string, Readonly<Record<string, string>>>>);
  return languages.map(([language, texts]) => `${language}: ${Object.values(texts).join(", ")}`).join(" · ");
}

/** What HTML says, in one language or in several. */
function plainText(value: unknown): string {
  if (typeof value !== "string")
    return Object.entries(value as Readonly<Record<string, unknown>>)
      .map(([language, html]) => `${language}: ${plainText(String(html))}`)
      .join(" · ");
  return value
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= maxValueLength ? text : `${letters.slice(0, maxValueLength).join("")}…`;
}
