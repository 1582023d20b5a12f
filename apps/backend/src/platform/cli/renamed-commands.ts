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
export function sentenceOfRenamed([name, ...args]: readonly string[]): string | null {
  const found = Object.entries(renamedCommands).find(([before]) => {
    const [command, more] = before.split(" ");
    return command === name && (more === undefined || (more.startsWith("--") ? args.includes(more) : args[0] === more));
  });
  return found === undefined ? null : `"${found[0]}" is called "${found[1]}" now`;
}
