import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { ImageRecipe } from "@plaza/demo-marketplace/images";

/** To be raised whenever the studio makes another image of an unchanged recipe. */
const edition = 1;

/**
 * Where an image is kept on disk. The name carries a mark of its recipe, so that a changed recipe
 * never finds the image of the old one.
 */
export function imageFile(directory: string, path: string, recipe: ImageRecipe): string {
  const mark = createHash("sha256")
    .update(JSON.stringify([edition, recipe]))
    .digest("hex")
    .slice(0, 12);
  return join(directory, path.replace(/\.webp$/, `.${mark}.webp`));
}

/** `RIFF`, the length of what follows, `WEBP`. */
const headerLength = 12;

/** Whether the file is a WebP file of the length it says it has: false for a missing, empty or damaged one. */
export async function isWhole(file: string): Promise<boolean> {
  let handle;
  try {
    handle = await open(file, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
  try {
    const header = Buffer.alloc(headerLength);
    const [{ bytesRead }, { size }] = await Promise.all([handle.read(header, 0, headerLength, 0), handle.stat()]);
    return (
      bytesRead === headerLength &&
      header.toString("latin1", 0, 4) === "RIFF" &&
      header.toString("latin1", 8, 12) === "WEBP" &&
      header.readUInt32LE(4) + 8 === size
    );
  } finally {
    await handle.close();
  }
}
