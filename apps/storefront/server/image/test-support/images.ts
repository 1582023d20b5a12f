import sharp, { type Sharp } from "sharp";

/** A soft gradient with some structure, as a photo has. */
export function photo(width: number, height = width): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      pixels[at] = (x * 255) / width;
      pixels[at + 1] = (y * 255) / height;
      pixels[at + 2] = 128 + 60 * Math.sin(x / 9) * Math.cos(y / 7);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A GIF with two frames of different colours. */
export function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 200, height: 100, channels: 3, background } })
      .png()
      .toBuffer();
  return Promise.all([frame("#ff0000"), frame("#0000ff")]).then((frames) =>
    sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
}
