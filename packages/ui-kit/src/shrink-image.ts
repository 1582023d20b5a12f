import { extensionOf, type UploadLimits } from "./upload-items.ts";

/** The longer side in pixels, one after the other until it is small enough. */
const sides = [2560, 1920, 1440, 1080, 720, 480];

/** A smaller edition of an image, drawn by the browser. @throws where the browser cannot read it, or none is small enough */
export async function shrinkImage(file: File, { types, bytes }: UploadLimits): Promise<File> {
  const image = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    // JPEG says the same in a fraction of the bytes.
    const isJpeg = types.includes("jpg") || types.includes("jpeg");
    const name = isJpeg ? `${file.name.slice(0, -extensionOf(file.name).length)}jpg` : file.name;
    const type = isJpeg ? "image/jpeg" : "image/png";
    for (const side of sides) {
      const drawn = await draw(image, side, type);
      if (drawn !== null && drawn.size <= bytes) return new File([drawn], name, { type });
    }
  } finally {
    image.close();
  }
  throw new Error("The image does not become small enough");
}

function draw(image: ImageBitmap, side: number, type: string): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  if (type === "image/jpeg") {
    // What is see-through would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
}
