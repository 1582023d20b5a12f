import sharp, { type Metadata, type Sharp } from "sharp";
import { ImageRejected } from "./image-rejected.ts";
import type { ImageFormat, ImageTask, ImageType, TaskMessage } from "./image-task.ts";
import { countScans } from "./jpeg-scans.ts";

// A process decodes one image at a time, and none comes twice, so libvips needs neither threads nor a cache.
sharp.concurrency(1);
sharp.cache(false);
// Images come from strangers: only the decoders of formats that browsers show as images read them, SVG's excepted.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((loader) => `VipsForeignLoad${loader}`),
});

/** @throws {ImageRejected} */
export async function decodeImage(task: TaskMessage): Promise<{ readonly type: ImageType; readonly bytes: Buffer }> {
  const metadata = await readable(() => describe(task));
  check(metadata, task);
  const type = typeOf(metadata, task);
  for (const box of task.boxes) {
    const bytes = await readable(() => redraw(task, type, box));
    if (bytes.length <= (task.maxBytes ?? Infinity)) return { type, bytes };
  }
  throw new ImageRejected("tooManyBytes");
}

/** The header alone says it: no pixel is decoded for it. */
async function describe({ content }: ImageTask): Promise<Metadata> {
  return sharp(content, { limitInputPixels: false }).metadata();
}

function check(metadata: Metadata, { content, accepts, limits }: TaskMessage): void {
  const format = formatOf(metadata);
  if (format === null || !accepts.includes(format)) throw new ImageRejected("unreadable");
  if (decodedBytes(metadata) > limits.decodedBytes) throw new ImageRejected("tooLarge");
  if (format === "jpeg" && countScans(Buffer.from(content.buffer, content.byteOffset, content.length)) > limits.scans)
    throw new ImageRejected("tooManyScans");
}

function formatOf({ format, compression }: Metadata): ImageFormat | null {
  if (format === "heif") return compression === "av1" ? "avif" : null;
  return format === "jpeg" || format === "png" || format === "webp" || format === "gif" ? format : null;
}

/** What an image takes of the memory once it is decoded, as measured: `npm run bench images`. */
function decodedBytes({ format, width, height, channels, depth, ...metadata }: Metadata): number {
  const samples = width * height * channels;
  const bytes = depth === "uchar" ? 1 : 2;
  // The decoder of AVIF holds an image in several forms at once.
  if (format === "heif") return samples * (bytes === 1 ? 5 : 8);
  if (format !== "jpeg" || !metadata.isProgressive) return samples * bytes;
  // It is kept by its coefficients besides, of two bytes each; colours mostly at half the width and height.
  return samples * (metadata.chromaSubsampling?.startsWith("4:2:0") === true ? 2 : 3);
}

function typeOf({ format, hasAlpha }: Metadata, { output }: ImageTask): ImageType {
  if (output !== "original") return `image/${output}`;
  return format === "jpeg" || ((format === "webp" || format === "heif") && !hasAlpha) ? "image/jpeg" : "image/png";
}

const encode: Readonly<Record<ImageType, (image: Sharp, encoders: ImageTask["encoders"]) => Sharp>> = {
  "image/avif": (image, { avif }) => image.avif(avif),
  "image/webp": (image, { webp }) => image.webp(webp),
  "image/jpeg": (image, { jpeg }) => image.jpeg(jpeg),
  "image/png": (image, { png }) => image.png(png),
};

function redraw({ content, encoders }: ImageTask, type: ImageType, box: ImageTask["boxes"][number]): Promise<Buffer> {
  const image = sharp(content, { limitInputPixels: false, failOn: "error", autoOrient: true });
  return encode[type](image.resize({ ...box, fit: "inside", withoutEnlargement: true }), encoders).toBuffer();
}

async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ImageRejected("unreadable", { cause: error });
  }
}
