import { createImageDecoder, ImageRejected, type Rejection } from "@plaza/image-decoder";
import { DomainError } from "../http/domain-error.ts";
import type { MessageKey } from "../http/messages.ts";

/** The longer side in pixels: more is never shown. It is made smaller until the file is as small as what was sent. */
const sides = [4096, 2560, 1600];

/** It protects this machine, so each node has its own. Of an owner one is decoded while others come, by turns. */
const decoder = createImageDecoder({
  atOnce: 2,
  maxWaiting: 40,
  ofOwner: { atOnce: 1, maxWaiting: 12 },
  deadlineMs: 10_000,
});

const messages: Readonly<Record<Rejection, MessageKey>> = {
  busy: "busy",
  unreadable: "uploadUnreadable",
  tooLarge: "imageTooManyPixels",
  tooManyBytes: "imageTooManyPixels",
  tooManyScans: "imageTooComplex",
  tooSlow: "imageTooComplex",
};

/**
 * The pixels of an image in a new file: turned the right way, without what else was in it (where it was taken, other
 * files, text that looks like a page).
 *
 * @param owner whose it is: the owners take turns
 * @param maxSide the longer side in pixels, where less is shown than elsewhere
 * @throws {DomainError} where it cannot be read, or is too large, or too many wait
 */
export async function cleanImage(
  content: Buffer,
  kind: "jpg" | "png",
  { bytes, owner, maxSide = Infinity }: { readonly bytes: number; readonly owner: string; readonly maxSide?: number },
): Promise<Buffer> {
  const format = kind === "jpg" ? "jpeg" : "png";
  const boxes = [...new Set(sides.map((side) => Math.min(side, maxSide)))].map((side) => ({
    width: side,
    height: side,
  }));
  const encoders = { jpeg: { quality: 85 }, png: { compressionLevel: 9 } };
  try {
    const task = { content, accepts: [format], boxes, maxBytes: bytes, output: "original", encoders } as const;
    return (await decoder.decode(task, owner)).bytes;
  } catch (error) {
    throw error instanceof ImageRejected ? new DomainError(messages[error.reason]) : error;
  }
}
