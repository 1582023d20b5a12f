import { globSync, readFileSync } from "node:fs";
import { formatter } from "@lingui/format-po";
import { readLanguages } from "../languages.ts";
import { repository } from "./processes.ts";

const allLanguages = readLanguages();
const [, ...languages] = allLanguages;

type PerLanguage = Readonly<Record<string, readonly string[]>>;

/** A word of the trade. */
export interface Term {
  /** How each language says it: in English the word and its forms. */
  readonly words: PerLanguage;
  /** What another translator might write. */
  readonly avoid?: PerLanguage;
  /** English messages that some language says without the word, or that mean something else by it. */
  readonly without?: readonly string[];
}

/** How a language writes: what no text of it has, whatever it is about. */
export interface Spelling {
  /** A regular expression. */
  readonly pattern: string;
  readonly why: string;
  /** Texts that the contract's platform says with it. */
  readonly except?: readonly string[];
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** What no message has, whatever it is about. */
  readonly avoid: PerLanguage;
  readonly spellings?: Readonly<Record<string, readonly Spelling[]>>;
}

export interface TranslatedText {
  /** Where it stands. */
  readonly name: string;
  readonly en: string;
  /** In the other languages. */
  readonly translations: Readonly<Record<string, string>>;
}

function inLanguage({ en, translations }: TranslatedText, language: string): string {
  return language === "en" ? en : (translations[language] ?? "");
}

export function readGlossary(): Glossary {
  return JSON.parse(readFileSync(`${repository}packages/i18n/glossary.json`, "utf8")) as Glossary;
}

const format = formatter();

/** The messages of all packages: those of `en.po`, with the translations of the catalogs beside it. */
export function catalogTexts(): readonly TranslatedText[] {
  const names = globSync("{packages,apps}/*/src/{,*/}locales/en.po", { cwd: repository });
  return names.flatMap((name) => {
    const [en, ...others] = allLanguages.map((locale) => {
      const file = `${repository}${name.replace(/en\.po$/, `${locale}.po`)}`;
      const catalog = format.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
      return new Map(Object.entries(catalog).map(([id, { translation = "" }]) => [id, translation]));
    });
    return Array.from(en ?? [], ([id, translation]) => {
      const translations = languages.map((language, at) => [language, others[at]?.get(id) ?? ""] as const);
      return { name, en: translation, translations: Object.fromEntries(translations) };
    });
  });
}

const literal = `(["\`])((?:\\\\.|(?!\\1).)*)\\1`;
/** Its own group is the quote, so that of the language at `at` is this one. */
const literalAt = (at: number): string => literal.replaceAll("\\1", `\\${at * 2 + 1}`);
const asProperties = allLanguages.map((language, at) => `${language}:\\s*${literalAt(at)}`).join(",\\s*");
/** Who came after these may be left out of a call: English stands there. */
const alwaysGiven = 4;
const asArguments = allLanguages
  .map((_, at) => (at < alwaysGiven ? `${at === 0 ? "" : ",\\s*"}${literalAt(at)}` : `(?:,\\s*${literalAt(at)})?`))
  .join("");
const inEachLanguage = [asProperties, `\\(\\s*${asArguments},?\\s*\\)`];

/** The texts in a source file that stand in all languages beside each other. */
export function textsOfSource(name: string, source: string): readonly TranslatedText[] {
  return inEachLanguage.flatMap((pattern) =>
    Array.from(source.matchAll(new RegExp(pattern, "g")), ([, ...found]): TranslatedText => {
      // Of a literal there is its quote, too.
      const textAt = (at: number): string => found[at * 2 + 1] ?? "";
      const translations = languages.map((language, at) => [language, textAt(at + 1)] as const);
      return { name, en: textAt(0), translations: Object.fromEntries(translations) };
    }),
  );
}

const textsOfSources = (pattern: string | string[], isMeant: (name: string) => boolean): readonly TranslatedText[] =>
  globSync(pattern, { cwd: repository })
    .filter((name) => isMeant(name))
    .flatMap((name) => textsOfSource(name, readFileSync(`${repository}${name}`, "utf8")));

/** What the platform says itself. */
export function backendTexts(): readonly TranslatedText[] {
  // The vocabulary of search holds what shoppers type, not what they are shown.
  const isShown = (name: string) => !/\/(?:demo|test-support|product-search\/vocabulary)\/|\.test\.ts$/.test(name);
  return textsOfSources("apps/backend/src/**/*.ts", isShown);
}

/**
 * What the demo's platform says: its articles, policies and agents. It is free in its choice of words, but not to use
 * those that the glossary avoids. The demo's goods and reviews are merchants' and customers' own words.
 */
export function demoTexts(): readonly TranslatedText[] {
  const folder = "packages/demo-marketplace/src";
  return textsOfSources(
    [
      `${folder}/{articles,policies}/*.ts`,
      `${folder}/{banners,column-choices,site}.ts`,
      "apps/backend/src/demo/**/*.ts",
    ],
    (name) => !name.endsWith(".test.ts"),
  );
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

const wordsIn = ({ words }: Term, language: string): readonly string[] => words[language] ?? [];

const nameOf = (term: Term): string => wordsIn(term, "en")[0] ?? "";

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(" or ");

/** @returns a sentence for each place where a text has what the glossary avoids, or is not spelt as its language is */
export function avoidedProblems(glossary: Glossary, texts: readonly TranslatedText[]): readonly string[] {
  const words = languages.flatMap((language) => {
    const avoided = [glossary, ...glossary.terms].flatMap(({ avoid }) => avoid?.[language] ?? []);
    return texts.flatMap((text) =>
      avoided
        .filter((word) => inLanguage(text, language).includes(word))
        .map((word) => `${text.name}: the glossary avoids "${word}" in ${language}: ${inLanguage(text, language)}`),
    );
  });
  const spellings = spellingsOf(glossary).flatMap(({ language, pattern, why, except = [] }) => {
    const found = new RegExp(pattern, "u");
    return texts
      .filter((text) => found.test(inLanguage(text, language)) && !except.includes(inLanguage(text, language)))
      .map((text) => `${text.name}: in ${language} ${why}: ${inLanguage(text, language)}`);
  });
  return [...words, ...spellings];
}

const spellingsOf = ({ spellings = {} }: Glossary) =>
  allLanguages.flatMap((language) => (spellings[language] ?? []).map((spelling) => ({ language, ...spelling })));

/** @returns a sentence for each term that some language has no word for */
export function glossaryGaps({ terms }: Glossary): readonly string[] {
  return terms.flatMap((term) =>
    languages
      .filter((language) => wordsIn(term, language).length === 0)
      .map((language) => `The glossary does not say "${nameOf(term)}" in ${language}.`),
  );
}

/** @returns a sentence for each place where a text does not say a word of the trade as the glossary does */
export function glossaryProblems(glossary: Glossary, texts: readonly TranslatedText[]): readonly string[] {
  const missing = texts.flatMap((text) =>
    languages.flatMap((language) =>
      glossary.terms
        .filter(
          (term) =>
            wordsIn(term, language).length > 0 &&
            mentions(wordsOf(text.en), wordsIn(term, "en")) &&
            term.without?.includes(text.en) !== true &&
            !wordsIn(term, language).some((word) => inLanguage(text, language).includes(word)),
        )
        .map(
          (term) =>
            `${text.name}: in ${language} "${nameOf(term)}" is ${listed(wordsIn(term, language))}, but "${text.en}" is ${inLanguage(text, language)}`,
        ),
    ),
  );
  return [...missing, ...avoidedProblems(glossary, texts)];
}

/** @returns a sentence for each exception of the glossary that no text needs */
export function needlessExceptions(glossary: Glossary, texts: readonly TranslatedText[]): readonly string[] {
  const ofTerms = glossary.terms.flatMap(({ without = [], ...term }) =>
    without
      .filter((message) => {
        const meant = texts.filter(({ en }) => en === message);
        return glossaryProblems({ terms: [{ ...term, avoid: {} }], avoid: {} }, meant).length === 0;
      })
      .map((message) => `The glossary excepts "${message}" from "${nameOf(term)}" without a need.`),
  );
  const ofSpellings = spellingsOf(glossary).flatMap(({ language, except = [], why }) =>
    except
      .filter((message) => !texts.some((text) => inLanguage(text, language) === message))
      .map((message) => `The glossary lets "${message}" be without a need, although ${why}.`),
  );
  return [...ofTerms, ...ofSpellings];
}
