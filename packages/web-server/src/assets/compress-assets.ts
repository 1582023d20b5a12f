import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg)$/;
/** Bytes: below this the smallest packet is not even filled. */
const smallest = 512;

async function compress(file: URL): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((data) => writeFile(new URL(`${file.href}.br`), data)),
    promisify(gzip)(content, { level: 9 }).then((data) => writeFile(new URL(`${file.href}.gz`), data)),
  ]);
}

/** Writes `.br` and `.gz` beside the built assets of a directory, so that serving them costs no time. */
export async function compressAssets(directory: URL): Promise<void> {
  const names = (await readdir(directory)).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(new URL(encodeURIComponent(name), directory))));
}
