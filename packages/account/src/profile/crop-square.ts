/** Sharp wherever avatars are shown, and far below what an upload may weigh. */
const pixels = 512;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Which part of an image is cut out. */
export interface Cut {
  /** Where the square lies in the room that it has, 0 to 100: from left to right, and from top to bottom. */
  readonly x: number;
  readonly y: number;
  /** 1: as large as the image allows. */
  readonly zoom: number;
}

export const middle: Cut = { x: 50, y: 50, zoom: 1 };

/** In pixels of the image. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export function squareOf({ width, height }: ImageSize, { x, y, zoom }: Cut): Square {
  const side = Math.min(width, height) / zoom;
  return { left: ((width - side) * x) / 100, top: ((height - side) * y) / 100, side };
}

/**
 * The cut after its image was dragged.
 *
 * @param by shares of the square's side: the image follows the pointer, so the square goes the other way
 */
export function dragged(size: ImageSize, cut: Cut, by: { readonly x: number; readonly y: number }): Cut {
  const { left, top, side } = squareOf(size, cut);
  return {
    ...cut,
    x: shareOf(left - by.x * side, size.width - side, cut.x),
    y: shareOf(top - by.y * side, size.height - side, cut.y),
  };
}

/** Where there is no room, nothing moves. */
function shareOf(start: number, room: number, before: number): number {
  return room <= 0 ? before : Math.min(100, Math.max(0, (start / room) * 100));
}

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
