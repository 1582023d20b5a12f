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
  readonly avoid: Partial<PerLanguage>;
  readonly spellings?: Partial<Readonly<Record<"en" | Language, readonly Spelling[]>>>;
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
const fourLiterals = (before: (language: string) => string): string =>
  ["en", ...languages]
    .map((language, at) => before(language) + literal.replaceAll("\\1", `\\${at * 2 + 1}`))
    .join(",\\s*");
/** As properties of an object, and as the arguments of a function. */
const fourLanguages = [fourLiterals((language) => `${language}:\\s*`), `\\(\\s*${fourLiterals(() => "")},?\\s*\\)`];

/** The texts in a source file that stand in four languages beside each other. */
export function textsOfSource(name: string, source: string): readonly TranslatedText[] {
  return fourLanguages.flatMap((pattern) =>
    Array.from(
      source.matchAll(new RegExp(pattern, "g")),
      ([, , en = "", , zh = "", , ja = "", , ko = ""]): TranslatedText => ({ name, en, zh, ja, ko }),
    ),
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

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(" or ");

/** @returns a sentence for each place where a text has what the glossary avoids, or is not spelt as its language is */
export function avoidedProblems(glossary: Glossary, texts: readonly TranslatedText[]): readonly string[] {
  const words = languages.flatMap((language) => {
    const avoided = [glossary, ...glossary.terms].flatMap(({ avoid }) => avoid?.[language] ?? []);
    return texts.flatMap(({ name, [language]: translation }) =>
      avoided
        .filter((word) => translation.includes(word))
        .map((word) => `${name}: the glossary avoids "${word}" in ${language}: ${translation}`),
    );
  });
  const spellings = spellingsOf(glossary).flatMap(({ language, pattern, why, except = [] }) => {
    const found = new RegExp(pattern, "u");
    return texts
      .filter((text) => found.test(text[language]) && !except.includes(text[language]))
      .map((text) => `${text.name}: in ${language} ${why}: ${text[language]}`);
  });
  return [...words, ...spellings];
}

const spellingsOf = ({ spellings = {} }: Glossary) =>
  (["en", ...languages] as const).flatMap((language) =>
    (spellings[language] ?? []).map((spelling) => ({ language, ...spelling })),
  );

/** @returns a sentence for each place where a text does not say a word of the trade as the glossary does */
export function glossaryProblems(glossary: Glossary, texts: readonly TranslatedText[]): readonly string[] {
  const missing = texts.flatMap((text) =>
    languages.flatMap((language) =>
      glossary.terms
        .filter(
          (term) =>
            mentions(wordsOf(text.en), term.en) &&
            term.without?.includes(text.en) !== true &&
            !term[language].some((word) => text[language].includes(word)),
        )
        .map(
          (term) =>
            `${text.name}: in ${language} "${term.en[0]}" is ${listed(term[language])}, but "${text.en}" is ${text[language]}`,
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
      .map((message) => `The glossary excepts "${message}" from "${term.en[0]}" without a need.`),
  );
  const ofSpellings = spellingsOf(glossary).flatMap(({ language, except = [], why }) =>
    except
      .filter((message) => !texts.some((text) => text[language] === message))
      .map((message) => `The glossary lets "${message}" be without a need, although ${why}.`),
  );
  return [...ofTerms, ...ofSpellings];
}
