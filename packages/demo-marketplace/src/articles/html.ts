import { type Language, languages, type Texts } from "../texts.ts";

/** Blocks of an article's body; the texts are plain and escaped here. */

function each(change: (language: Language) => string): Texts {
  return Object.fromEntries(languages.map((language) => [language, change(language)])) as Record<Language, string>;
}

function escaped(plain: string): string {
  return plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function wrapped(tag: string, plain: Texts): Texts {
  return each((language) => `<${tag}>${escaped(plain[language])}</${tag}>`);
}

export function paragraph(en: string, zh: string, ja: string, ko: string): Texts {
  return wrapped("p", { en, zh, ja, ko });
}

export function heading(en: string, zh: string, ja: string, ko: string): Texts {
  return wrapped("h2", { en, zh, ja, ko });
}

export function list(...entries: readonly Texts[]): Texts {
  const rows = entries.map((entry) => wrapped("li", entry));
  return each((language) => `<ul>${rows.map((row) => row[language]).join("")}</ul>`);
}

export function body(...blocks: readonly Texts[]): Texts {
  return each((language) => blocks.map((block) => block[language]).join("\n"));
}
