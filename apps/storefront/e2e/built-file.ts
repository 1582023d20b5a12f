import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Manifest } from "vite";

const storefront = fileURLToPath(new URL("../", import.meta.url));
const manifest = JSON.parse(readFileSync(resolve(storefront, "dist/client/.vite/manifest.json"), "utf8")) as Manifest;

/** The address of a source file's script, for a page's `route`; the shop's one stylesheet is named `style.css`. */
export function builtFile(source: string): string {
  const chunk = Object.entries(manifest).find(([key]) => key.endsWith(source))?.[1];
  if (chunk === undefined) throw new Error(`The build has nothing of ${source}.`);
  return `**/${chunk.file}`;
}
