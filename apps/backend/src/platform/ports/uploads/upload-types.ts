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
