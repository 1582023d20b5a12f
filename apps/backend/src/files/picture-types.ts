import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** Null for everything that is not a picture; SVG is none here, since it may carry scripts. */
export function pictureType(path: string): string | null {
  return types[extname(path).toLowerCase()] ?? null;
}
