import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Writes `.br` and `.gz` beside the built assets, so that serving them costs no time. */
const assets = fileURLToPath(new URL("../dist/client/assets/", import.meta.url));
const compressible = /\.(?:js|css|svg)$/;
const worthwhile = 512;

async function compress(name: string): Promise<void> {
  const content = await readFile(`${assets}${name}`);
  if (content.length < worthwhile) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((data) => writeFile(`${assets}${name}.br`, data)),
    promisify(gzip)(content, { level: 9 }).then((data) => writeFile(`${assets}${name}.gz`, data)),
  ]);
}

const names = (await readdir(assets)).filter((name) => compressible.test(name));
await Promise.all(names.map(compress));
