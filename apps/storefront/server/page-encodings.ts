import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

/** In the order in which a page that is made for one reader takes them: the cheapest first. */
export const pageEncodings = ["zstd", "br", "gzip"] as const;
export type PageEncoding = (typeof pageEncodings)[number];

export const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
// A page fits into 256 KiB; the default's 4 MiB would be held for every page that is on its way.
const brotliWindow = { [constants.BROTLI_PARAM_LGWIN]: 18 };
export const brotliOptions = { params: { ...brotliWindow, [constants.BROTLI_PARAM_QUALITY]: 4 } };
export const gzipOptions = { level: 6 };
/** Takes a hundred times as long as quality 4 and saves a sixth: for pages that many are sent. */
const smallest = { params: { ...brotliWindow, [constants.BROTLI_PARAM_QUALITY]: 11 } };

const [withBrotli, withGzip, withZstd] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)];

/** All of a page, soon. */
export function encodedQuickly(page: Buffer, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === "zstd") return withZstd(page, zstdOptions);
  return encoding === "br" ? withBrotli(page, brotliOptions) : withGzip(page, gzipOptions);
}

/** All of a page in brotli, as small as it gets. */
export function encodedSmallest(page: Buffer): Promise<Buffer> {
  return withBrotli(page, smallest);
}
