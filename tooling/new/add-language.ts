import { type ESTree, parseSync } from "vite";
import type { Languages } from "../languages.ts";
import { GeneratorError } from "./generator-error.ts";

export interface NewLanguage {
  readonly code: string;
  /** Those that there are, English first. */
  readonly languages: Languages;
  /** What an English text is in the new language, where that is known. */
  readonly known?: Readonly<Record<string, string>>;
}

export interface WithLanguage {
  readonly text: string;
  /** How many English texts stand in for those of the new language. */
  readonly untranslated: number;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

type Node = ESTree.Node;

/**
 * Adds a language to a source text wherever there is exactly one thing for each language: a property of an object, an
 * element of a list, a member of a union, a parameter of a function. What differs in nothing but the language, such as the
 * import of a catalog, is for the new one; any other value is the English one, until somebody translates it.
 * @throws GeneratorError where the source cannot be read.
 */
export function addLanguage(source: string, file: string, added: NewLanguage): WithLanguage {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new GeneratorError(`${file} cannot be read: ${errors[0]?.message ?? ""}`);
  const insertions: Insertion[] = [];
  let untranslated = 0;

  function visit(node: Node, inOrder: boolean): void {
    const takesAll = inOrder || addParameter(node);
    if (node.type === "ObjectExpression") addProperty(node, takesAll);
    if (node.type === "ArrayExpression") addMember(node.elements, (element) => literalOf(element), ", ");
    if (node.type === "TSUnionType")
      addMember(node.types, (type) => (type.type === "TSLiteralType" ? literalOf(type.literal) : null), " | ");
    for (const child of childrenOf(node)) visit(child, takesAll);
  }

  function addMember<Member extends Node>(
    members: readonly (Member | null)[],
    nameOf: (member: Member) => string | null,
    separator: string,
  ): void {
    const last = members.at(-1);
    const names = members.map((member) => (member === null ? null : nameOf(member)));
    if (last !== null && last !== undefined && areAll(names, added.languages))
      insertions.push({ at: last.end, text: `${separator}${JSON.stringify(added.code)}` });
  }

  /** Whether a function has a parameter for each language. The new one is last and may be left out. */
  function addParameter(node: Node): boolean {
    if (node.type !== "FunctionDeclaration" && node.type !== "ArrowFunctionExpression") return false;
    const last = node.params.at(-1);
    const names = node.params.map((param) => (param.type === "Identifier" ? param.name : null));
    if (last === undefined || !areAll(names, added.languages)) return false;
    insertions.push({ at: last.end, text: `, ${added.code} = ${added.languages[0]}` });
    return true;
  }

  function addProperty({ properties }: ESTree.ObjectExpression, inOrder: boolean): void {
    const values = new Map<string | null, { readonly text: string; readonly isShort: boolean }>();
    for (const property of properties) {
      const isPlain = property.type === "Property" && !property.computed && !property.method;
      const name = isPlain ? nameOfKey(property.key) : null;
      const text = isPlain ? source.slice(property.value.start, property.value.end) : "";
      values.set(name, { text, isShort: isPlain && property.shorthand });
    }
    const last = properties.at(-1);
    const english = values.get(added.languages[0]);
    const isComplete = values.size === properties.length && areAll([...values.keys()], added.languages);
    if (last === undefined || english === undefined || !isComplete) return;
    const inLanguage = (language: string) => inOtherLanguage(english.text, added.languages[0], language);
    const differsByLanguage = added.languages.every((language) => values.get(language)?.text === inLanguage(language));
    if (differsByLanguage && english.isShort && inOrder) insertions.push({ at: last.end, text: `, ${added.code}` });
    else if (differsByLanguage && !english.isShort)
      insertions.push({ at: last.end, text: `, ${added.code}: ${inLanguage(added.code)}` });
    else {
      const known = added.known?.[english.text];
      if (known === undefined) untranslated += 1;
      insertions.push({ at: last.end, text: `, ${added.code}: ${known ?? english.text}` });
    }
  }

  visit(program, false);
  return { text: withInsertions(source, insertions), untranslated };
}

function areAll(names: readonly (string | null)[], languages: readonly string[]): boolean {
  return names.length === languages.length && languages.every((language) => names.includes(language));
}

function nameOfKey(key: ESTree.PropertyKey): string | null {
  return key.type === "Identifier" ? key.name : literalOf(key);
}

function literalOf(node: Node | null): string | null {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

/** A piece of code that names a language, for another one. */
function inOtherLanguage(code: string, language: string, other: string): string {
  return code.replaceAll(new RegExp(String.raw`\b${language}\b`, "g"), other);
}

function* childrenOf(node: Node): Iterable<Node> {
  for (const value of Object.values(node) as unknown[])
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(each)) yield each;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function withInsertions(text: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((changed, { at, text: inserted }) => `${changed.slice(0, at)}${inserted}${changed.slice(at)}`, text);
}
