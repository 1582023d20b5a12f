import pLimit from "p-limit";
import sharp from "sharp";
import { DomainError } from "../http/domain-error.ts";

/** More than the largest sensors have; a tiny file can claim to be as large as it likes. */
const mostPixels = 64_000_000;
/** The longer side in pixels: more is never shown. It is made smaller until the file is as small as what was sent. */
const sides = [4096, 2560, 1600];
const longestSeconds = 15;

/** Decoding takes a core and a hundred megabytes; whoever comes while so many wait is sent away. */
const inTurn = pLimit(2);
const mostWaiting = 40;

/**
 * The pixels of an image in a new file: turned the right way, without what else was in it (where it was taken, other
 * files, text that looks like a page).
 *
 * @throws {DomainError} where it cannot be read, or is too large
 */
export async function cleanImage(content: Buffer, kind: "jpg" | "png", bytes: number): Promise<Buffer> {
  if (inTurn.pendingCount >= mostWaiting) throw new DomainError("busy");
  return inTurn(async () => {
    await checkPixels(content, kind);
    for (const side of sides) {
      const clean = await redrawn(content, kind, side);
      if (clean.length <= bytes) return clean;
    }
    throw new DomainError("imageTooManyPixels");
  });
}

async function checkPixels(content: Buffer, kind: "jpg" | "png"): Promise<void> {
  // The header alone says it, so nothing is decoded yet.
  const { format, width, height } = await read(() => sharp(content, { limitInputPixels: false }).metadata());
  if (format !== (kind === "jpg" ? "jpeg" : "png")) throw new DomainError("uploadUnreadable");
  if (width * height > mostPixels) throw new DomainError("imageTooManyPixels");
}

function redrawn(content: Buffer, kind: "jpg" | "png", side: number): Promise<Buffer> {
  const image = sharp(content, { limitInputPixels: mostPixels, failOn: "error" })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  return read(() => (kind === "jpg" ? image.jpeg({ quality: 85 }) : image.png({ compressionLevel: 9 })).toBuffer());
}

/** What cannot be read is the caller's fault, not ours. */
async function read<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new DomainError("uploadUnreadable");
  }
}
