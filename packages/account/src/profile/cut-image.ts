import type { Square } from "./square.ts";

/** Sharp wherever avatars are shown, and far below what an upload may weigh. */
const pixels = 512;

/** A square of an image as a file of its own, without what a camera has noted in it. @throws where the browser cannot */
export async function cutImage(image: ImageBitmap, { left, top, side }: Square): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser draws nothing");
  // What is see-through would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, pixels, pixels);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, left, top, side, side, 0, 0, pixels, pixels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (blob === null) throw new Error("The browser drew no image");
  return new File([blob], "avatar.jpg", { type: "image/jpeg" });
}
