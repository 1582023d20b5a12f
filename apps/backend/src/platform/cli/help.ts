import type { Command } from "../domain/command.ts";
import { table } from "./table.ts";

const call = "npm run --silent backend --";

export function helpOnAll(commands: readonly Command[]): readonly string[] {
  return [
    `Usage: ${call} <command>`,
    "",
    ...table(commands.map(({ name, usage, help }) => [`  ${name} ${usage}`.trimEnd(), help])),
    "",
    "It talks to the platform that runs on the same DATA_DIR, and opens the store itself while none does.",
  ];
}

export function helpOn({ name, usage, help }: Command): readonly string[] {
  return [`Usage: ${`${call} ${name} ${usage}`.trimEnd()}`, "", help];
}
