/** Reads a variable of the environment; null: it is not set. */
export type ReadVariable = (name: string) => string | null;

/** The texts of variables that belong together; null where none of them is set, or some are missing. */
export function allOrNone<Name extends string>(
  read: ReadVariable,
  names: readonly Name[],
  optional: readonly string[],
  problems: string[],
): Readonly<Record<Name, string>> | null {
  const missing = names.filter((name) => read(name) === null);
  if (missing.length === names.length && optional.every((name) => read(name) === null)) return null;
  if (missing.length > 0) {
    problems.push(`${names.join(", ")} belong together, and ${missing.join(", ")} ${isOrAre(missing)} not set`);
    return null;
  }
  // Every name has its text.
  return Object.fromEntries(names.map((name) => [name, read(name) ?? ""])) as Record<Name, string>;
}

function isOrAre({ length }: readonly unknown[]): string {
  return length === 1 ? "is" : "are";
}
