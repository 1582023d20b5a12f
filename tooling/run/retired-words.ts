import { basename } from "node:path";
import { type ESTree, parseSync } from "vite";

/** A row of the table of words in CONTRIBUTING.md. */
export interface RetiredWord {
  /** Words that follow each other in a name, in lower case: "take", "over". */
  readonly words: readonly string[];
  /** Whether only names that begin with the words and go on after them are meant. */
  readonly isBeginning: boolean;
  /** What to write instead. */
  readonly instead: string;
  /** The beginnings of the paths where the row holds; empty: everywhere. */
  readonly where: readonly string[];
  /** Names that keep the word. */
  readonly allowed: ReadonlySet<string>;
  /** Whether sentences, which the titles of tests are, do without the word, too. */
  readonly inSentences: boolean;
}

export interface NameInFile {
  readonly name: string;
  /** Where in the source it begins. */
  readonly start: number;
  /** The title of a test; anything else is a name. */
  readonly isSentence: boolean;
}

const heading = "## Words of the trade";

/**
 * Reads the table under "Words of the trade": not, but, where, allowed. Its cells name words in backquotes. A row whose first
 * cell ends with an asterisk holds for the titles of tests, too; a word with three dots is meant at the beginning of a longer name.
 */
export function retiredWords(markdown: string): readonly RetiredWord[] {
  const [, section = ""] = markdown.split(heading);
  const rows =
    section
      .split(/\n## /, 1)[0]
      ?.split("\n")
      .filter((line) => line.startsWith("| `")) ?? [];
  return rows.flatMap((row) => {
    const [not = "", but = "", where = "", allowed = ""] = row.split("|").slice(1, -1);
    return quoted(not).map((word) => ({
      words: wordsOf(word),
      isBeginning: word.endsWith("…"),
      instead: but.trim(),
      where: quoted(where),
      allowed: new Set(quoted(allowed)),
      inSentences: not.trim().endsWith("*"),
    }));
  });
}

/** "takeOverCart", "take-over-cart" and "TAKE_OVER_CART" are the same three words. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([\da-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");
}

/** What a file declares, its own name, and the titles of its tests. Names that it only uses are somebody else's. */
export function namesIn(file: string, source: string): readonly NameInFile[] {
  const { program } = parseSync(file, source, { lang: file.endsWith("x") ? "tsx" : "ts" });
  const found: NameInFile[] = [{ name: basename(file).split(".", 1)[0] ?? file, start: 0, isSentence: false }];
  const add = (node: unknown, isSentence = false): void => {
    if (!isNode(node)) return;
    const name = "name" in node ? node.name : "value" in node ? node.value : null;
    if (typeof name === "string") found.push({ name, start: node.start, isSentence });
  };
  visit(program, (node) => {
    if (declarations.has(node.type)) add(read(node, "id"));
    if (members.has(node.type)) add(read(node, "key"));
    if (node.type === "VariableDeclarator") for (const each of bound(read(node, "id"))) add(each);
    for (const parameter of listOf(read(node, "params"))) for (const each of bound(parameter)) add(each);
    if (node.type === "CallExpression" && isTest(read(node, "callee"))) add(listOf(read(node, "arguments"))[0], true);
  });
  return found;
}

/** What a file or a folder may no longer be called, each with its line and the word to use. */
export function problemsIn(file: string, source: string, retired: readonly RetiredWord[]): readonly string[] {
  const isBelow = (paths: readonly string[]): boolean => paths.some((each) => file.startsWith(each));
  const rows = retired.filter(({ where }) => where.length === 0 || isBelow(where));
  if (rows.length === 0) return [];
  const folders = file.split("/").slice(0, -1);
  const names = [...folders.map((name) => ({ name, start: 0, isSentence: false })), ...namesIn(file, source)];
  const problems = names.flatMap(({ name, start, isSentence }) => {
    const row = rows.find((each) => (!isSentence || each.inSentences) && isRetired(name, each));
    if (row === undefined) return [];
    const line = source.slice(0, start).split("\n").length;
    return [`${file}:${line} ${name}: say ${row.instead} instead of "${row.words.join(" ")}"`];
  });
  return [...new Set(problems)];
}

function quoted(cell: string): readonly string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = ""]) => text);
}

function isRetired(name: string, { words, isBeginning, allowed }: RetiredWord): boolean {
  if (allowed.has(name)) return false;
  const own = wordsOf(name);
  if (isBeginning) return own.length > words.length && words.every((word, index) => own[index] === word);
  return own.some((_, start) => words.every((word, index) => own[start + index] === word));
}

const declarations = new Set([
  "ClassDeclaration",
  "FunctionDeclaration",
  "TSEnumDeclaration",
  "TSInterfaceDeclaration",
  "TSTypeAliasDeclaration",
]);
const members = new Set(["MethodDefinition", "PropertyDefinition", "TSMethodSignature", "TSPropertySignature"]);

type Node = ESTree.Node;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function read(node: Node, key: string): unknown {
  return (node as unknown as Readonly<Record<string, unknown>>)[key];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) for (const each of [value].flat()) if (isNode(each)) visit(each, see);
}

/** The names that a pattern binds. One that a shorthand takes from an object was named where the object comes from. */
function bound(pattern: unknown): readonly Node[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [pattern];
  if (pattern.type === "AssignmentPattern") return bound(pattern.left);
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap(bound);
  if (pattern.type === "RestElement") return bound(pattern.argument);
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((each) =>
    each.type === "RestElement" ? bound(each.argument) : each.shorthand ? [] : bound(each.value),
  );
}

/** `test("…")`, `test.each(…)("…")`, `describe("…")` and the like. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return callee.name === "test" || callee.name === "describe";
  if (callee.type === "MemberExpression") return isTest(callee.object);
  return callee.type === "CallExpression" && isTest(callee.callee);
}
