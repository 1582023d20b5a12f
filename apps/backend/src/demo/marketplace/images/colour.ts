/** Red, green and blue of sRGB, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

function encode(linear: number): number {
  const inside = Math.min(1, Math.max(0, linear));
  const encoded = inside <= 0.003_130_8 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/**
 * A colour of the OKLCH space as sRGB; channels outside the gamut are clipped.
 *
 * @param lightness 0 to 1
 * @param chroma 0 (grey) to about .37
 * @param hue in degrees
 * @see https://www.w3.org/TR/css-color-4/#ok-lab
 */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    encode(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
    encode(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
    encode(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short),
  ];
}

/** `#rrggbb`, as CSS and SVG write it. */
export function hex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
