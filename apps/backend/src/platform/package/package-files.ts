import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The folder of this package, as its sources see it and as what is built of them does. */
export const packageFolder = dirname(createRequire(import.meta.url).resolve("@plaza/backend/package.json"));

/** What runs in a process or a thread of its own: files that the build makes besides `main` and `cli`. */
export const programs = [
  "selling/imports/check-process",
  "money/invoices/pdf/render-worker",
  "catalogue/product-search/thread/search-program",
] as const;

/** The file of a program: a source where this one is a source, else what is built of it. */
export function programFile(program: (typeof programs)[number]): string {
  return import.meta.url.endsWith(".ts")
    ? join(packageFolder, "src", `${program}.ts`)
    : join(packageFolder, "dist", `${program}.js`);
}
