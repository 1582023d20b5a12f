import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { differingTranslations } from "./differing-translations.ts";
import {
  avoidedProblems,
  backendTexts,
  catalogTexts,
  demoTexts,
  glossaryGaps,
  glossaryProblems,
  needlessExceptions,
  readGlossary,
} from "./glossary.ts";
import { repository } from "./processes.ts";

/**
 * Fails when a message in the code is not in the catalogs, is not translated there, is translated differently in two of
 * the same language, or says a word of the trade in another way than the glossary does. Leaves the catalogs as they are.
 */
const files = globSync("{packages,apps}/*/src/{,*/}locales/*.po", { cwd: repository }).map(
  (file) => `${repository}${file}`,
);
const before = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

const withoutDate = (text: string): string => text.replace(/^"POT-Creation-Date:.*$/m, "");

/** The ids of entries whose text is empty; the header is the one entry whose id is. */
function untranslated(text: string): readonly string[] {
  return text
    .split(/\n\n+/)
    .filter((entry) => /^msgstr ""$(?!\n")/m.test(entry) && !/^msgid ""$(?!\n")/m.test(entry))
    .map((entry) => /^msgid "(.*)"$/m.exec(entry)?.[1] ?? entry);
}

const { status } = spawnSync("lingui", ["extract", "--clean", "--config", "tooling/lingui.config.ts"], {
  cwd: repository,
  stdio: ["ignore", "ignore", "inherit"],
});
const problems: string[] = status === 0 ? [] : ["`lingui extract` failed."];
for (const [file, text] of before) {
  const name = file.slice(repository.length);
  const after = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, text);
  if (withoutDate(after) !== withoutDate(text)) problems.push(`${name} is out of date: run \`npm run messages\`.`);
  problems.push(...untranslated(after).map((id) => `${name} lacks a translation: ${id}`));
}
const translated = [...before].map(([file, text]) => ({ name: file.slice(repository.length), text }));
for (const [locale, catalogs] of Map.groupBy(translated, ({ name }) => basename(name, ".po")))
  problems.push(...differingTranslations(locale, catalogs));
const [glossary, texts] = [readGlossary(), [...catalogTexts(), ...backendTexts()]];
problems.push(
  ...glossaryGaps(glossary),
  ...glossaryProblems(glossary, texts),
  ...avoidedProblems(glossary, demoTexts()),
  ...needlessExceptions(glossary, texts),
);
for (const problem of problems) console.error(problem);
console.log(`${before.size} catalogs, ${problems.length} problems`);
process.exitCode = problems.length === 0 && before.size > 0 ? 0 : 1;
