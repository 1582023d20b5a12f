import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg)$/;

async function compress(file: URL): Promise<void> {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const written = [
    [".br", await promisify(brotliCompress)(content, quality)],
    [".gz", await promisify(gzip)(content, { level: 9 })],
  ] as const;
  for (const [ending, data] of written)
    // A page loads dozens of small scripts, so what each saves counts. What grows is sent as it is.
    if (data.length < content.length) await writeFile(new URL(`${file.href}${ending}`), data);
}

/** Writes `.br` and `.gz` beside the built assets of a directory, so that serving them costs no time. */
export async function compressAssets(directory: URL): Promise<void> {
  const names = (await readdir(directory)).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(new URL(encodeURIComponent(name), directory))));
}
