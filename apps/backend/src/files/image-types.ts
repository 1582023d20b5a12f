import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** Null for everything that is not an image; SVG is none here, since it may carry scripts. */
export function imageType(path: string): string | null {
  return types[extname(path).toLowerCase()] ?? null;
}
