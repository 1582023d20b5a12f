import { createHash } from "node:crypto";
import type { DecodedImage, ImageType } from "@plaza/image-decoder";

export interface CachedImage extends DecodedImage {
  /** SHA-256 of the bytes, hexadecimal. */
  readonly digest: string;
}

const header = /^plaza-image (image\/(?:avif|webp|jpeg|png)) ([0-9a-f]{64})\n/;
const maxHeaderLength = 128;

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export function withDigest(image: DecodedImage): CachedImage {
  return { ...image, digest: digestOf(image.bytes) };
}

/** A file of the cache: a line that names type and digest, then the image. */
export function toCacheFile({ type, bytes, digest }: CachedImage): Buffer {
  return Buffer.concat([Buffer.from(`plaza-image ${type} ${digest}\n`, "latin1"), bytes]);
}

/** The image of such a file; null when the file is damaged. */
export function fromCacheFile(file: Buffer): CachedImage | null {
  const [line, type, digest] = header.exec(file.toString("latin1", 0, maxHeaderLength)) ?? [];
  if (line === undefined || type === undefined || digest === undefined) return null;
  const bytes = file.subarray(line.length);
  return digestOf(bytes) === digest ? { type: type as ImageType, bytes, digest } : null;
}
