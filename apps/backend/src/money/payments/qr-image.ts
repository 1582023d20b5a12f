import sharp from "sharp";
import { renderSVG } from "uqr";

/** The side of the image; codes are shown at 270. */
const pixels = 540;

/** A text as a QR code: the address of a PNG that needs no request. */
export async function qrImage(text: string): Promise<string> {
  const svg = renderSVG(text, { ecc: "L", border: 2 });
  const png = await sharp(Buffer.from(svg))
    .resize(pixels, pixels, { kernel: "nearest" })
    .png({ palette: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
