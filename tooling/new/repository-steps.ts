import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { messagesOf, readLanguages } from "../languages.ts";
import { repository } from "../run/processes.ts";
import { generatedMessages } from "./generated-messages.ts";
import { GeneratorError } from "./generator-error.ts";

/** Fills empty translations of a .po text whose message the table has; what somebody has translated stays. */
export function translate(po: string, translations: Readonly<Record<string, string>>): string {
  return po.replaceAll(/^msgid "(.+)"\nmsgstr ""$/gm, (entry, message: string) => {
    const translation = translations[message];
    return translation === undefined ? entry : `msgid "${message}"\nmsgstr "${translation}"`;
  });
}

function run(command: string, ...args: readonly string[]): void {
  runWith({}, command, ...args);
}

function runWith(environment: NodeJS.ProcessEnv, command: string, ...args: readonly string[]): void {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: repository, encoding: "utf8", env });
  if (status !== 0)
    throw new GeneratorError(`${command} ${args.join(" ")} failed.\n${error?.message ?? `${stdout}${stderr}`}`);
}

/** Links a new workspace package to its dependants. Everything it depends on is in the lockfile already. */
export function install(): void {
  run("pnpm", "install", "--prefer-offline", "--no-frozen-lockfile");
}

export function format(files: readonly string[]): void {
  run("oxfmt", "-c", "tooling/oxfmt.json", ...files);
}

/**
 * Writes the messages of the code into the catalogs, and catalogs for a language that has none.
 * @param member the only one whose messages may have changed; without it all are looked through.
 */
export function extractMessages(member?: string): void {
  const environment = member === undefined ? {} : { [messagesOf]: member };
  runWith(environment, "lingui", "extract", "--clean", "--config", "tooling/lingui.config.ts");
}

/** Collects the messages of the new screen, and writes their translations. */
export function updateMessages(packageName: string): void {
  extractMessages(`packages/${packageName}`);
  const [, ...others] = readLanguages();
  for (const locale of others)
    for (const file of globSync(`${repository}packages/${packageName}/src/locales/${locale}.po`))
      writeFileSync(file, translate(readFileSync(file, "utf8"), generatedIn(locale)));
}

function generatedIn(locale: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    generatedMessages.map(({ en = "", [locale]: translation = "" }) => [en, translation] as const),
  );
}
