import { globSync, readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import { repository } from "./processes.ts";

const languages = ["zh", "ja", "ko"] as const;
type Language = (typeof languages)[number];
type PerLanguage = Readonly<Record<Language, readonly string[]>>;

/** A word of the trade, and how each language says it. */
export interface Term extends PerLanguage {
  /** The English word and its forms. */
  readonly en: readonly string[];
  /** What another translator might write. */
  readonly avoid?: Partial<PerLanguage>;
  /** English messages that some language says without the word, or that mean something else by it. */
  readonly without?: readonly string[];
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** What no message has, whatever it is about. */
  readonly avoid: Partial<PerLanguage>;
}

export interface TranslatedText extends Readonly<Record<"en" | Language, string>> {
  /** Where it stands. */
  readonly name: string;
}

export function readGlossary(): Glossary {
  return JSON.parse(readFileSync(`${repository}packages/i18n/glossary.json`, "utf8")) as Glossary;
}

const format = formatter();

/** The messages of all packages: those of `en.po`, with the translations of the catalogs beside it. */
export function catalogTexts(): readonly TranslatedText[] {
  const names = globSync("{packages,apps}/*/src/{,*/}locales/en.po", { cwd: repository });
  return names.flatMap((name) => {
    const [en, ...others] = (["en", ...languages] as const).map((locale) => {
      const file = `${repository}${name.replace(/en\.po$/, `${locale}.po`)}`;
      const catalog = format.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
      return new Map(Object.entries(catalog).map(([id, { translation = "" }]) => [id, translation]));
    });
    return Array.from(en ?? [], ([id, translation]) => {
      const [zh = "", ja = "", ko = ""] = others.map((catalog) => catalog.get(id));
      return { name, en: translation, zh, ja, ko };
    });
  });
}

const literal = `(["\`])((?:\\\\.|(?!\\1).)*)\\1`;
const fourLanguages = new RegExp(
  ["en", ...languages].map((name, at) => `${name}:\\s*${literal.replaceAll("\\1", `\\${at * 2 + 1}`)}`).join(",\\s*"),
  "g",
);

/** The texts in a source file that stand in four languages beside each other. */
export function textsOfSource(name: string, source: string): readonly TranslatedText[] {
  return Array.from(source.matchAll(fourLanguages), ([, , en = "", , zh = "", , ja = "", , ko = ""]) => ({
    name,
    en,
    zh,
    ja,
    ko,
  }));
}

/** What the platform says itself. Its demo's goods are a marketplace's own words. */
export function backendTexts(): readonly TranslatedText[] {
  const names = globSync("apps/backend/src/**/*.ts", { cwd: repository });
  return names
    .filter((name) => !/\/(?:demo|test-support)\/|\.test\.ts$/.test(name))
    .flatMap((name) => textsOfSource(name, readFileSync(`${repository}${name}`, "utf8")));
}

/** Without the names of values, and what is not said of a choice of forms. */
function wordsOf(message: string): string {
  return message.replaceAll(/\{\w+, \w+,|\{\w+\}/g, " ");
}

function mentions(words: string, forms: readonly string[]): boolean {
  const lower = words.toLowerCase();
  return forms.some((form) => {
    for (let at = lower.indexOf(form); at >= 0; at = lower.indexOf(form, at + 1))
      if (!/[\w-]/.test(lower[at - 1] ?? " ") && !/[\w-]/.test(lower[at + form.length] ?? " ")) return true;
    return false;
  });
}

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(" or ");

/** @returns a sentence for each place where a text does not say a word of the trade as the glossary does */
export function glossaryProblems(glossary: Glossary, texts: readonly TranslatedText[]): readonly string[] {
  const avoided = (language: Language): readonly string[] =>
    [glossary, ...glossary.terms].flatMap(({ avoid }) => avoid?.[language] ?? []);
  return texts.flatMap((text) =>
    languages.flatMap((language) => {
      const translation = text[language];
      const wrong = avoided(language).filter((word) => translation.includes(word));
      const missing = glossary.terms.filter(
        (term) =>
          mentions(wordsOf(text.en), term.en) &&
          term.without?.includes(text.en) !== true &&
          !term[language].some((word) => translation.includes(word)),
      );
      return [
        ...wrong.map((word) => `${text.name}: the glossary avoids "${word}" in ${language}: ${translation}`),
        ...missing.map(
          (term) =>
            `${text.name}: in ${language} "${term.en[0]}" is ${listed(term[language])}, but "${text.en}" is ${translation}`,
        ),
      ];
    }),
  );
}

/** @returns a sentence for each exception of the glossary that no text needs */
export function needlessExceptions(glossary: Glossary, texts: readonly TranslatedText[]): readonly string[] {
  return glossary.terms.flatMap(({ without = [], ...term }) =>
    without
      .filter((message) => {
        const meant = texts.filter(({ en }) => en === message);
        return glossaryProblems({ terms: [{ ...term, avoid: {} }], avoid: {} }, meant).length === 0;
      })
      .map((message) => `The glossary excepts "${message}" from "${term.en[0]}" without a need.`),
  );
}
