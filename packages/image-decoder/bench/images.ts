import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { decodeImage } from "../src/decode-image.ts";
import { createImageDecoder } from "../src/image-decoder.ts";
import { ImageRejected } from "../src/image-rejected.ts";
import { type ImageTask, ordinaryLimits } from "../src/image-task.ts";
import { interlacedPng, jpegOfManyScans } from "../src/test-support/hostile-images.ts";

const side = 4_000;
/** So long an image without limits is waited for: the worst of them takes minutes. */
const timeoutMs = 30_000;

function photo(): Sharp {
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + (at >> 10)) & 255;
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
}

/** Of 16 megapixels each, and such as hold a decoder. */
const files: Readonly<Record<string, () => Promise<Buffer>>> = {
  JPEG: () => photo().jpeg().toBuffer(),
  "JPEG, turned": () => photo().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  "JPEG, progressive": () => photo().jpeg({ progressive: true }).toBuffer(),
  "JPEG, progressive 4:4:4": () => photo().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  PNG: () => photo().png({ compressionLevel: 1 }).toBuffer(),
  "PNG, interlaced": () => photo().png({ compressionLevel: 1, progressive: true }).toBuffer(),
  WebP: () => photo().webp({ effort: 0 }).toBuffer(),
  GIF: () => photo().gif({ effort: 1 }).toBuffer(),
  AVIF: () => photo().avif({ effort: 0 }).toBuffer(),
  "AVIF, 10 bits": () => photo().avif({ effort: 0, bitdepth: 10 }).toBuffer(),
  "JPEG of 400 scans": () => jpegOfManyScans(400, 7_900),
  "JPEG of 1,800 scans": () => jpegOfManyScans(1_800, 7_900),
  "JPEG of 20,000 scans": () => jpegOfManyScans(20_000, 7_900),
  "PNG of 8,000 x 8,000, interlaced, 16 bits": () => interlacedPng(8_000),
};

const taskOf = (content: Buffer): ImageTask => ({
  content,
  accepts: ["jpeg", "png", "webp", "gif", "avif"],
  boxes: [{ width: 1_920 }],
  output: "webp",
  encoders: { webp: { quality: 76, effort: 2 } },
});

async function outcome(work: Promise<unknown>): Promise<string> {
  const started = performance.now();
  const result = await work.then(
    () => "decoded",
    (error: unknown) => {
      if (error instanceof ImageRejected) return error.reason;
      throw error;
    },
  );
  return `${result}, ${Math.round(performance.now() - started)} ms`;
}

/** In a process of its own, so that its memory is that of this one image. */
async function measureAlone(file: string): Promise<void> {
  const limits = { decodedBytes: Infinity, scans: Infinity };
  setTimeout(() => {
    console.log(`not decoded in ${timeoutMs / 1000} s, ${memory()}`);
    process.exit();
  }, timeoutMs).unref();
  const result = await outcome(decodeImage({ ...taskOf(await readFile(file)), limits }));
  console.log(`${result}, ${memory()}`);
}

function memory(): string {
  return `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "plaza-images-"));
  const ofOwner = { atOnce: 2, maxWaiting: 9 };
  const decoder = createImageDecoder({ atOnce: 2, maxWaiting: 9, ofOwner, deadlineMs: 10_000 });
  console.log(`Limits: ${ordinaryLimits.decodedBytes / 1024 / 1024} MB decoded, ${ordinaryLimits.scans} scans, 10 s`);
  try {
    for (const [name, make] of Object.entries(files)) {
      const content = await make();
      const file = join(folder, "image");
      await writeFile(file, content);
      // By a shell: what a process says of its memory begins with that of the one that it was forked from.
      const alone = execFileSync("sh", ["-c", '"$0" "$1" "$2"', process.execPath, import.meta.filename, file], {
        encoding: "utf8",
      }).trim();
      const guarded = await outcome(decoder.decode(taskOf(content), "bench"));
      console.log(`${name}, ${Math.round(content.length / 1024)} KB\n  unguarded: ${alone}\n  guarded:   ${guarded}`);
    }
  } finally {
    decoder.close();
    await rm(folder, { recursive: true });
  }
}

const [file] = process.argv.slice(2);
await (file === undefined ? main() : measureAlone(file));
