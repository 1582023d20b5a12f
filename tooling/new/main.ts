import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { readLanguages } from "../languages.ts";
import { repository } from "../run/processes.ts";
import { addChangeset } from "./changeset.ts";
import {
  catalogsOf,
  checkLanguage,
  decisions,
  isForTests,
  untranslatedMessages,
  writeLanguage,
} from "./new-language.ts";
import { checkPackage, writePackage } from "./new-package.ts";
import { checkScreen, writeScreen } from "./new-screen.ts";
import { GeneratorError } from "./generator-error.ts";
import { extractMessages, format, install, updateMessages } from "./repository-steps.ts";
import { readAddressTexts, screenAddress } from "./screen-address.ts";
import { spell } from "./spelling.ts";

const usage = `npm run new screen <package> <name>   a screen in a feature package: npm run new screen catalog gift-finder
npm run new package <name>            a feature package with its first screen: npm run new package gift-cards
npm run new language <code> <name>    a language of the shop, by its name for itself: npm run new language th ไทย`;

const nextOfScreen = `Next: what the screen asks for (…-queries.ts), shows (…-page.tsx) and is called (…-title.ts);
then \`npm run messages\`, the new translations, and a sentence in the changeset for those who update.`;

interface Generated {
  /** New or changed. */
  readonly files: readonly string[];
  /** What is left to people. */
  readonly next: string;
}

function newScreen(owner: string, name: string): Generated {
  const [ownerName, screenName] = [spell(owner), spell(name)];
  checkScreen(ownerName, screenName);
  const { path } = screenAddress(readAddressTexts(), screenName);
  const changeset = addChangeset(owner, "patch", `${owner}-${name}`, `A new screen at \`${path}\`.`);
  const files = [changeset, ...writeScreen(ownerName, screenName)];
  format(files);
  updateMessages(owner);
  return { files, next: nextOfScreen };
}

function newPackage(name: string): Generated {
  const packageName = spell(name);
  checkPackage(packageName);
  const { path } = screenAddress(readAddressTexts(), packageName);
  const changeset = addChangeset(name, "minor", `${name}-first-screen`, `The first screen, at \`${path}\`.`);
  const files = [changeset, ...writePackage(packageName)];
  install();
  format(files);
  updateMessages(name);
  return { files, next: nextOfScreen };
}

function newLanguage(code: string, name: string): Generated {
  checkLanguage(readLanguages(), code, name);
  const { files, untranslated } = writeLanguage(code, name);
  format(files);
  extractMessages();
  const catalogs = catalogsOf(code);
  const messages = catalogs.map((file) => untranslatedMessages(readFileSync(file, "utf8")));
  const shown = [...untranslated].filter(([file]) => !isForTests(file));
  const tests = [...untranslated.keys()].filter(isForTests);
  const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);
  const next = [
    `Next, translate ${sum(messages)} messages in ${catalogs.length} catalogs ${code}.po; \`npm test\` names them.`,
    `Translate ${sum(shown.map(([, count]) => count))} texts in ${shown.length} files, which are English under \`${code}\`:`,
    ...shown.map(([file, count]) => `${String(count).padStart(5)}  ${file}`),
    "Look at tests that have English under it, too:",
    ...tests.map((file) => `  ${file}`),
    "Decide on what is no translation:",
    ...decisions.map((decision) => `  ${decision}`),
  ];
  return { files: [...files, ...catalogs], next: next.join("\n") };
}

function generate([kind, first, second, ...more]: readonly string[]): Generated {
  if (kind === "screen" && first !== undefined && second !== undefined && more.length === 0)
    return newScreen(first, second);
  if (kind === "package" && first !== undefined && second === undefined) return newPackage(first);
  if (kind === "language" && first !== undefined && second !== undefined && more.length === 0)
    return newLanguage(first, second);
  throw new GeneratorError(usage);
}

try {
  const { files, next } = generate(process.argv.slice(2));
  console.log([...new Set(files)].map((file) => relative(repository, file)).join("\n"));
  console.log(`\n${next}`);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
