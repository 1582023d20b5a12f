import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Manifest } from "vite";

const built = fileURLToPath(new URL("../dist/client/.vite/manifest.json", import.meta.url));
const manifest = JSON.parse(readFileSync(built, "utf8")) as Manifest;

/**
 * No document is reloaded for them: a browser that runs scripts never asks for what only the server draws, and without the
 * list of a pressed menu the browser's own answers.
 */
const unneeded = /\/(?:plain-reviews|ui-kit\/src\/menu-list)\.tsx$/;

/** One function loads a catalogue of messages in whatever language, so English stands for all of them. */
const translated = /\/locales\/(?!en\.po$)/;

/** Where the pages of an account, a cart, an order and an application are written; a screen to come is not among them until it is said. */
const buying =
  /\/packages\/(?:account|cart-checkout|after-sales|merchant-entry|shopping)\/|\/area-data\/|\/(?:upload-transport|shrink-image)\.ts$/;

/** A chunk's script, what it imports at once, and the stylesheets of all. */
function filesFrom(key: string, found: Set<string>): Set<string> {
  const { file = "", css = [], imports = [] } = manifest[key] ?? {};
  if (found.has(file)) return found;
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) filesFrom(each, found);
  return found;
}

const chunks = Object.entries(manifest).filter(([key]) => !unneeded.test(key) && !translated.test(key));
const all = new Set(
  chunks.flatMap(([, { file, css = [] }]) => [file, ...css]).filter((file) => /\.(?:css|js)$/.test(file)),
);
const looked = new Set<string>();
for (const [key, { isEntry, isDynamicEntry }] of chunks)
  if ((isEntry ?? isDynamicEntry) === true && !buying.test(key)) filesFrom(key, looked);

/** The scripts and stylesheets of the browser's build, each once: what only accounts, carts and orders use, and the rest. */
export const clientFiles = {
  buying: [...all].filter((file) => !looked.has(file)),
  looking: [...all].filter((file) => looked.has(file)),
} as const;
