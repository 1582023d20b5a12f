import { readFile } from "node:fs/promises";
import type { DeskPage } from "./desk-document.ts";
import { nonceMark } from "./nonce-mark.ts";

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const entry = "src/entry.tsx";

/** The document of what has been built. */
export async function builtDocument(root: URL): Promise<() => Promise<DeskPage>> {
  const manifest = JSON.parse(await readFile(new URL("dist/.vite/manifest.json", root), "utf8")) as Readonly<
    Record<string, Chunk>
  >;
  const chunks = [...reached(manifest)];
  const styles = chunks.flatMap(({ css = [] }) => css);
  const [first, ...others] = chunks.map(({ file }) => file);
  const head = [
    // Where libraries look for it that add a style in the browser, as Vite's own documents have it.
    `<meta property="csp-nonce" nonce="${nonceMark}">`,
    ...new Set(styles.map((file) => `<link rel="stylesheet" href="/${file}">`)),
    ...others.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" nonce="${nonceMark}" src="/${first}"></script>`,
  ].join("\n");
  return async () => ({ head });
}

/** The entry and what it starts with, the entry first. */
function reached(manifest: Readonly<Record<string, Chunk>>): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}: run "npm run build" first.`);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  return found;
}
