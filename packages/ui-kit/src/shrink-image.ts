import { extensionOf, type UploadLimits } from "./upload-items.ts";

/** The longer side in pixels, one after the other until it is small enough. */
const sides = [2560, 1920, 1440, 1080, 720, 480];

/** See-through at all: a look at so few pixels of it says so. */
const sampleSide = 64;

/**
 * A smaller edition of an image, drawn by the browser: turned as its camera has noted, and see-through where that still
 * becomes small enough. Null where the browser cannot read it, or none is small enough.
 */
export async function shrinkImage(file: File, { types, bytes }: UploadLimits): Promise<File | null> {
  const image = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (image === null) return null;
  try {
    for (const { extension, type, least } of editions(file, types, image)) {
      for (const side of sidesOf(image, least)) {
        const blob = await encoded(scaledCanvas(image, side, type), type);
        if (blob === null || blob.size > bytes) continue;
        return new File([blob], `${file.name.slice(0, -extensionOf(file.name).length)}${extension}`, { type });
      }
    }
    return null;
  } finally {
    image.close();
  }
}

interface Edition {
  readonly extension: string;
  readonly type: "image/jpeg" | "image/png";
  /** Of the sides that are tried. */
  readonly least: number;
}

/** Its own first, where it is not too large. */
function sidesOf({ width, height }: ImageBitmap, least: number): readonly number[] {
  const own = Math.min(Math.max(width, height), Math.max(...sides));
  return [own, ...sides.filter((side) => side < own && side >= least)];
}

/** JPEG says the same in a fraction of the bytes, but nothing shines through it. */
function editions(file: File, types: readonly string[], image: ImageBitmap): readonly Edition[] {
  const jpeg: Edition = { extension: "jpg", type: "image/jpeg", least: 0 };
  const png: Edition = { extension: "png", type: "image/png", least: 0 };
  if (!types.includes("jpg") && !types.includes("jpeg")) return [png];
  const isClear = extensionOf(file.name) === "png" && types.includes("png") && isSeeThrough(image);
  // Smaller than that it would rather be sharp than see-through.
  return isClear ? [{ ...png, least: 720 }, jpeg] : [jpeg];
}

function isSeeThrough(image: ImageBitmap): boolean {
  const canvas = scaledCanvas(image, sampleSide, "image/png");
  const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value < 250);
}

function scaledCanvas(image: ImageBitmap, side: number, type: Edition["type"]): HTMLCanvasElement | null {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return null;
  if (type === "image/jpeg") {
    // What is see-through would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement | null, type: Edition["type"]): Promise<Blob | null> {
  return new Promise((resolve) => {
    if (canvas === null) resolve(null);
    else canvas.toBlob(resolve, type, 0.85);
  });
}
