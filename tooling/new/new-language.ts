import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Languages, readLanguages } from "../languages.ts";
import { repository } from "../run/processes.ts";
import { addLanguage } from "./add-language.ts";
import { GeneratorError } from "./generator-error.ts";

/** Each language's name for itself is the one text of a new language that is known. */
const ownNames = "packages/i18n/src/locales.ts";

/** What shoppers type in a language is no translation of what they type in English. */
const typedWords = "apps/backend/src/catalogue/product-search/vocabulary/";

/** What only people can decide on, beside translating. */
export const decisions = [
  "packages/i18n/glossary.json: the words of the trade",
  "packages/i18n/src/: how a date, its zone and a length of time are written, and what formats.test.ts expects",
  "packages/ui-kit/src/{theme,global}.css.ts, apps/backend/src/money/sandbox/sandbox-page.ts: fonts, and where lines break",
  "packages/shopping/src/{region-names,written-address}.ts: names of places, and the order of an address",
  "apps/backend/src/money/invoices/pdf/fonts.ts: a font that has its letters",
  "apps/backend/src/catalogue/reviews/text-language.ts: the script by which a text is known",
  "apps/backend/src/catalogue/product-search/{text,vocabulary}/, apps/backend/bench/relevance/: how words are cut, what shoppers type, and judged queries",
  "packages/demo-marketplace/src/: the texts of the demo, whose calls take the new language last, its reviews and searches",
] as const;

export interface NewLanguageFiles {
  /** New or changed. */
  readonly files: readonly string[];
  /** How many texts of a file are English until somebody translates them. */
  readonly untranslated: ReadonlyMap<string, number>;
}

/** What a test expects, or makes up, is read by nobody. */
export function isForTests(file: string): boolean {
  return /\.(?:test|spec|stories)\.tsx?$|\/(?:bench|e2e|requests|test-support)\//.test(file);
}

/** @throws GeneratorError where the language cannot be added; nothing has been written then. */
export function checkLanguage(languages: Languages, code: string, name: string): void {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  if (!/^[a-z]{2,3}$/.test(code) || names.of(code) === undefined)
    throw new GeneratorError(`"${code}" is not the code of a language: two or three small letters, as in BCP 47.`);
  if (languages.includes(code)) throw new GeneratorError(`The shop speaks "${code}" already: ${languages.join(", ")}.`);
  if (name.trim() === "") throw new GeneratorError(`What does "${code}" call itself? The menu of languages says it.`);
}

/** Adds a language to every source that has something for each of those that there are. */
export function writeLanguage(code: string, name: string): NewLanguageFiles {
  const languages = readLanguages();
  const untranslated = new Map<string, number>();
  const changes = sourceFiles().flatMap((file) => {
    const before = readFileSync(join(repository, file), "utf8");
    const known = file === ownNames ? { '"English"': JSON.stringify(name) } : {};
    const after = addLanguage(before, file.replace(/\.template$/, ""), { code, languages, known });
    if (after.untranslated > 0) untranslated.set(file, after.untranslated);
    return after.text === before ? [] : [[join(repository, file), after.text] as const];
  });
  for (const [file, text] of changes) writeFileSync(file, text);
  return { files: changes.map(([file]) => file), untranslated };
}

function sourceFiles(): readonly string[] {
  const names = globSync("{apps,packages,tooling}/**/*.{ts,tsx,ts.template,tsx.template}", {
    cwd: repository,
    exclude: ["**/node_modules", "**/dist"],
  });
  return names.filter((name) => !name.startsWith(typedWords)).toSorted();
}

/** The catalogs of a language. */
export function catalogsOf(code: string): readonly string[] {
  return globSync(`{apps,packages}/*/src/**/locales/${code}.po`, { cwd: repository }).map((file) =>
    join(repository, file),
  );
}

/** How many messages a catalog asks to be translated. */
export function untranslatedMessages(po: string): number {
  return po.split(/\n\n+/).filter((entry) => /^msgid ".+"$/m.test(entry) && /^msgstr ""$/m.test(entry)).length;
}
