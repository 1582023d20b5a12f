/** As much as the platform takes of a file. */
export const mostMegabytes = 64;

export type FileFault = "ending" | "empty" | "size";

/** What keeps a file from being sent at all; null: nothing. */
export function fileFault({ name, size }: Pick<File, "name" | "size">): FileFault | null {
  if (!/\.(?:csv|jsonl)$/i.test(name)) return "ending";
  if (size === 0) return "empty";
  return size > mostMegabytes * 1024 * 1024 ? "size" : null;
}
