import { join, relative } from "node:path";

/** A line that the platform writes back: output, an error, or the end of the command. */
export type Reply = { readonly out: string } | { readonly error: string } | { readonly exit: number };

/** What a client asks for. */
export interface Request {
  readonly line: readonly string[];
  /** Where its operator stands. */
  readonly directory: string;
}

/** @returns null for what is no reply */
export function readReply(line: string): Reply | null {
  const value = parsed(line);
  if (typeof value !== "object" || value === null) return null;
  if ("out" in value && typeof value.out === "string") return { out: value.out };
  if ("error" in value && typeof value.error === "string") return { error: value.error };
  if ("exit" in value && typeof value.exit === "number") return { exit: value.exit };
  return null;
}

/** @returns null for what is no request */
export function readRequest(text: string): Request | null {
  const value = parsed(text);
  if (typeof value !== "object" || value === null || !("line" in value) || !("directory" in value)) return null;
  const { line, directory } = value;
  if (!Array.isArray(line) || typeof directory !== "string") return null;
  return line.every((word) => typeof word === "string") ? { line, directory } : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Where the running platform takes commands. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, "backend.sock");
  // The kernel takes no more than about a hundred bytes.
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
