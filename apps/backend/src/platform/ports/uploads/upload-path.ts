import { imageTypeOf, uploadTypeOf } from "./upload-types.ts";

/**
 * The path below `/uploads/` as the request spells it, or null for one that could lead anywhere else: only plain
 * segments, none hidden, none empty.
 */
export function uploadPath(requested: string): string | null {
  const segments = requested.split("/");
  const isPlain = segments.every((segment) => /^[^./\\\p{C}][^/\\\p{C}]*$/u.test(segment));
  return isPlain && requested.length <= 500 ? requested : null;
}

/** `uploads/` is for everybody to see; what is below `private/` is only found by who asks for it by this name. */
export const uploadFolders = ["uploads", "private"] as const;

/** A path that a file may be written to. @throws {Error} */
export function checkedPath(path: string): string {
  const folder = uploadFolders.find((each) => path.startsWith(`${each}/`));
  const isPlain = folder !== undefined && uploadPath(path.slice(folder.length + 1)) !== null;
  // Documents are nothing that everybody is shown.
  const type = folder === "private" ? uploadTypeOf(path) : imageTypeOf(path);
  if (!isPlain || type === null) throw new Error(`Nothing can be kept under "${path}"`);
  return path;
}
