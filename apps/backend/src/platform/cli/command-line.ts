import type { Command } from "../domain/command.ts";
import { plainText } from "../http/plain-entry.ts";
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

/**
 * What a command line asks for. Arguments are read as texts of calls are: one of nothing visible is "". Help and mistakes are
 * answered without opening the store.
 */
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
  return isHelp(args[0])
    ? { kind: "help", lines: helpOn(command) }
    : { kind: "command", command, args: args.map(plainText) };
}

/**
 * Beginnings of command lines that have another name now: operators have the old ones in their scripts. An option may stand
 * anywhere behind its command.
 */
export const renamedCommands: Readonly<Record<string, string>> = {
  trace: "tracking add",
  collect: "pickup",
  "no-withdrawal": "withdrawal-exclusion",
  "shop-service": "shop-contact",
  "customers keep": "customers cancel-deletion",
  "reviews keep": "reviews dismiss-report",
  "import --again": "import --force",
};

/** Says how a command line begins today that begins with an old name; null where its name is no old one. */
function sentenceOfRenamed([name, ...args]: readonly string[]): string | null {
  const found = Object.entries(renamedCommands).find(([before]) => {
    const [command, more] = before.split(" ");
    return command === name && (more === undefined || (more.startsWith("--") ? args.includes(more) : args[0] === more));
  });
  return found === undefined ? null : `"${found[0]}" is called "${found[1]}" now`;
}
