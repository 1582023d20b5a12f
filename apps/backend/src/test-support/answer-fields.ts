import { isRecord } from "./ask.ts";

/** What JSON tells apart. */
type FieldKind = "null" | "boolean" | "number" | "text" | "list" | "object";

export interface Field {
  readonly kinds: ReadonlySet<FieldKind>;
  readonly texts: ReadonlySet<string>;
  /** Whether every object that could have it has it. */
  readonly isConstant: boolean;
}

type Fields = ReadonlyMap<string, Field>;

/** Every field of some answers by its path, like `data.list[].shop.logo`: all rows of a list are one. */
export function fieldsOf(answers: readonly unknown[]): Fields {
  const found = new Map<string, { kinds: Set<FieldKind>; texts: Set<string>; parents: number; times: number }>();
  const at = (path: string) => {
    const field = found.get(path) ?? { kinds: new Set(), texts: new Set(), parents: 0, times: 0 };
    found.set(path, field);
    return field;
  };
  const read = (value: unknown, path: string): void => {
    const field = at(path);
    field.kinds.add(kindOf(value));
    field.times++;
    if (typeof value === "string") field.texts.add(value);
    if (Array.isArray(value)) for (const row of value) read(row, `${path}[]`);
    if (!isRecord(value)) return;
    field.parents++;
    for (const [name, inner] of Object.entries(value)) read(inner, `${path}.${name}`);
  };
  for (const answer of answers) read(answer, "data");
  return new Map(
    [...found].map(([path, { kinds, texts, times }]) => {
      const parent = found.get(path.slice(0, Math.max(0, path.lastIndexOf("."))));
      return [
        path,
        { kinds, texts, isConstant: path.endsWith("]") || parent === undefined || parent.parents === times },
      ];
    }),
  );
}

function kindOf(value: unknown): FieldKind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "boolean" : "object";
}
