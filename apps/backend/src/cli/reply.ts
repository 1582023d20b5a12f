/** A line that the platform writes back: output, an error, or the end of the command. */
export type Reply = { readonly out: string } | { readonly error: string } | { readonly exit: number };

/** @returns null for what is no reply */
export function readReply(line: string): Reply | null {
  const value = parsed(line);
  if (typeof value !== "object" || value === null) return null;
  if ("out" in value && typeof value.out === "string") return { out: value.out };
  if ("error" in value && typeof value.error === "string") return { error: value.error };
  if ("exit" in value && typeof value.exit === "number") return { exit: value.exit };
  return null;
}

/** @returns the command line of a request; null for what is none */
export function readRequest(line: string): readonly string[] | null {
  const value = parsed(line);
  if (!Array.isArray(value)) return null;
  return value.every((word) => typeof word === "string") ? value : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
