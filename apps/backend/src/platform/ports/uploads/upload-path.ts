import { extname } from "node:path";

/** SVG is none here, since it may carry scripts. */
const types = new Map([
  [".avif", "image/avif"],
  [".gif", "image/gif"],
  [".jpeg", "image/jpeg"],
  [".jpg", "image/jpeg"],
  [".png", "image/png"],
  [".webp", "image/webp"],
]);

/** As what the image of a path is sent, which its extension decides; null for a path of something else. */
export function imageTypeOf(path: string): string | null {
  return types.get(extname(path).toLowerCase()) ?? null;
}

const documents = new Map([
  [".csv", "text/csv"],
  [".jsonl", "application/jsonl"],
  [".pdf", "application/pdf"],
  [".zip", "application/zip"],
]);

/** The same for all that may be kept: images, documents, files to import, and copies of customers' data. */
export function uploadTypeOf(path: string): string | null {
  return documents.get(extname(path).toLowerCase()) ?? imageTypeOf(path);
}

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
