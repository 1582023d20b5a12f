import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../run/processes.ts";
import { GeneratorError } from "./generator-error.ts";
import type { Spelling } from "./spelling.ts";

/** Every address of the shop, by name. */
export const addressTable = "packages/routing/src/addresses/to.ts";
/** The addresses whose screens the shop does not have yet. */
export const addressesToCome = "apps/storefront/src/addresses-to-come.ts";

/** The two files, as they are or as they shall be. */
export interface AddressTexts {
  readonly table: string;
  readonly toCome: string;
}

/** The address of a new screen. */
export interface ScreenAddress {
  readonly path: string;
  /** Whether its query names a thing by `id`. */
  readonly takesId: boolean;
  /** The files with the screen in its place. */
  readonly texts: AddressTexts;
}

export function readAddressTexts(): AddressTexts {
  const read = (file: string): string => readFileSync(join(repository, file), "utf8");
  return { table: read(addressTable), toCome: read(addressesToCome) };
}

interface Entry {
  readonly name: string;
  readonly path: string;
  /** The arguments that follow the path in the table. */
  readonly rest: string;
}

/** The formatter's, in columns. */
const lineLength = 120;

const entry = /^export const (\w+) = address\(\s*"([^"]+)"(.*)$/gm;

function entriesOf(table: string): readonly Entry[] {
  return [...table.matchAll(entry)].map(([, name = "", path = "", rest = ""]) => ({ name, path, rest }));
}

/** The type that names the screens to come. */
function unionIn(toCome: string): string {
  const start = toCome.indexOf("type AddressesToCome =");
  return toCome.slice(start, toCome.indexOf(";", start) + 1);
}

function namesToCome(toCome: string): readonly string[] {
  return [...unionIn(toCome).matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
}

/** As the formatter writes it: on one line where it fits. */
function unionOf(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const line = `type AddressesToCome = ${quoted.join(" | ") || "never"};`;
  return line.length <= lineLength ? line : `type AddressesToCome =\n  | ${quoted.join("\n  | ")};`;
}

/**
 * Finds the address of a screen: that of the table where it has the screen's name and no screen yet, else a new one.
 * @throws GeneratorError where the address is taken, or has a query that a generated screen could not read.
 */
export function screenAddress({ table, toCome }: AddressTexts, { camel, snake }: Spelling): ScreenAddress {
  const entries = entriesOf(table);
  const known = entries.find(({ name }) => name === camel);
  if (known === undefined) {
    const path = `/${snake}`;
    const taken = entries.find((each) => each.path === path || each.path.startsWith(`${path}/`));
    if (taken !== undefined)
      throw new GeneratorError(`The address ${path} is taken: it is \`${taken.name}\` in ${addressTable}.`);
    const added = `${table}export const ${camel} = address("${path}");\n`;
    return { path, takesId: false, texts: { table: added, toCome } };
  }
  const { path, rest } = known;
  const names = namesToCome(toCome);
  if (!names.includes(camel)) throw new GeneratorError(`The address ${path} is taken: ${camel} has a screen already.`);
  if (rest !== ");" && rest !== ", one);")
    throw new GeneratorError(`A link to ${path} says more than an id: write its route by hand.`);
  const left = names.filter((name) => name !== camel);
  return {
    path,
    takesId: rest === ", one);",
    texts: { table, toCome: toCome.replace(unionIn(toCome), unionOf(left)) },
  };
}
