import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compressAssets } from "@plaza/web-server/compress-assets";

export const script = `console.log("desk");\n`.repeat(100);
export const shortScript = `console.log("desk");\n`.repeat(9);
export const style = "body{}";

export interface Assets {
  readonly directory: string;
  readonly remove: () => Promise<void>;
}

/** The built assets of a shell: a long and a short script, and a style that compression would make longer. */
export async function buildAssets(): Promise<Assets> {
  const directory = await mkdtemp(join(tmpdir(), "plaza-assets-"));
  await writeFile(join(directory, "desk-1a2b3c4d.js"), script);
  await writeFile(join(directory, "desk-9c0d1e2f.js"), shortScript);
  await writeFile(join(directory, "desk-5e6f7a8b.css"), style);
  await compressAssets(pathToFileURL(`${directory}/`));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
