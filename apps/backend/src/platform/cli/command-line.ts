import type { Command } from "../domain/command.ts";
import { sentenceOfRenamed } from "./renamed-commands.ts";
import { table } from "./table.ts";

const call = "npm run --silent backend --";

function helpOnAll(commands: readonly Command[]): readonly string[] {
  return [
    `Usage: ${call} <command>`,
    "",
    ...table(commands.map(({ name, usage, help }) => [`  ${name} ${usage}`.trimEnd(), help])),
    "",
    "It talks to the platform that runs on the same DATA_DIR, and opens the store itself while none does.",
  ];
}

function helpOn({ name, usage, help }: Command): readonly string[] {
  return [`Usage: ${`${call} ${name} ${usage}`.trimEnd()}`, "", help];
}

/** What a command line asks for. Help and mistakes are answered without opening the store. */
export type Asked =
  | { readonly kind: "command"; readonly command: Command; readonly args: string[] }
  | { readonly kind: "help"; readonly lines: readonly string[] }
  | { readonly kind: "mistake"; readonly message: string };

const isHelp = (word: string | undefined): boolean => word === "--help" || word === "-h" || word === "help";

export function askedFor(commands: readonly Command[], line: readonly string[]): Asked {
  const [name, ...args] = line;
  if (isHelp(name)) return { kind: "help", lines: helpOnAll(commands) };
  const renamed = sentenceOfRenamed(line);
  if (renamed !== null) return { kind: "mistake", message: renamed };
  const known = commands.map((command) => command.name).join(", ");
  if (name === undefined) return { kind: "mistake", message: `Name a command: ${known}; --help says more` };
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) return { kind: "mistake", message: `There is no command "${name}". Known: ${known}` };
  return isHelp(args[0]) ? { kind: "help", lines: helpOn(command) } : { kind: "command", command, args };
}
