import { join, relative } from "node:path";

/** Where the running platform takes commands. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, "backend.sock");
  // The kernel takes no more than about a hundred bytes.
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
