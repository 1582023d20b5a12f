import { imageTypeOf } from "./image-types.ts";

/**
 * The path below `/uploads/` as the request spells it, or null for one that could lead anywhere else: only plain
 * segments, none hidden, none empty.
 */
export function uploadPath(requested: string): string | null {
  const segments = requested.split("/");
  const isPlain = segments.every((segment) => /^[^./\\\p{C}][^/\\\p{C}]*$/u.test(segment));
  return isPlain && requested.length <= 500 ? requested : null;
}

const folder = "uploads/";

/** A path that an image may be written to. @throws {Error} */
export function checkedPath(path: string): string {
  const isBelow = path.startsWith(folder) && uploadPath(path.slice(folder.length)) !== null;
  if (!isBelow || imageTypeOf(path) === null) throw new Error(`No image can be kept under "${path}"`);
  return path;
}
