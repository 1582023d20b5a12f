import { parseAst } from "vite";

/** One small fault in a source file. */
export interface Mutant {
  /** Where the replaced text begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
  /** From 1. */
  readonly line: number;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const otherOperators: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
};

/** What a node becomes, and what of it is replaced. */
function* faultsOf(node: SyntaxNode, text: string): Generator<Pick<Mutant, "start" | "end" | "becomes">> {
  const { type, start, end } = node;
  switch (type) {
    case "BinaryExpression":
    case "LogicalExpression": {
      const [left, right] = [node["left"] as SyntaxNode, node["right"] as SyntaxNode];
      const operator = String(node["operator"]);
      const other = otherOperators[operator];
      const isText = [left, right].some(
        ({ type: kind, value }) => kind === "TemplateLiteral" || typeof value === "string",
      );
      if (other === undefined || (operator === "+" && isText)) return;
      const at = left.end + text.slice(left.end, right.start).indexOf(operator);
      yield { start: at, end: at + operator.length, becomes: other };
      return;
    }
    case "UnaryExpression":
      if (node["operator"] === "!") yield { start, end: (node["argument"] as SyntaxNode).start, becomes: "" };
      return;
    case "Literal": {
      const { value } = node;
      if (typeof value === "boolean") yield { start, end, becomes: String(!value) };
      if (typeof value === "number") yield { start, end, becomes: String(value + 1) };
      return;
    }
    case "IfStatement":
    case "ConditionalExpression": {
      const condition = node["test"] as SyntaxNode;
      for (const becomes of ["true", "false"]) yield { start: condition.start, end: condition.end, becomes };
      return;
    }
    case "ExpressionStatement": {
      const { type: kind } = node["expression"] as SyntaxNode;
      if (kind === "CallExpression" || kind === "AwaitExpression" || kind === "AssignmentExpression")
        yield { start, end, becomes: ";" };
      return;
    }
    default:
  }
}

function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const part of value) yield* nodesOf(part);
    return;
  }
  // Types do nothing, and neither do the names of modules.
  if (!isNode(value) || value.type.startsWith("TSType") || value.type.startsWith("TSInterface")) return;
  if (value.type === "ImportDeclaration") return;
  yield value;
  for (const [field, part] of Object.entries(value)) if (field !== "type") yield* nodesOf(part);
}

/** Every fault that a file of TypeScript can be given, in the order of its text. */
export function mutantsOf(text: string): readonly Mutant[] {
  const program = parseAst(text, { lang: "ts" });
  const mutants = [...nodesOf(program.body)].flatMap((node) =>
    [...faultsOf(node, text)].map(({ start, end, becomes }) => ({
      start,
      end,
      was: text.slice(start, end),
      becomes,
      line: text.slice(0, start).split("\n").length,
    })),
  );
  return mutants.toSorted((one, other) => one.start - other.start);
}

/** The text with the fault in it. */
export function withMutant(text: string, { start, end, becomes }: Mutant): string {
  return text.slice(0, start) + becomes + text.slice(end);
}
