import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { item, type ImageRecipe, setups } from "@plaza/demo-marketplace/images";
import { composeImage } from "./composer.ts";

function square(name: keyof typeof setups): ImageRecipe {
  const setup = setups[name];
  const elements = setup.elements({ code: "1fad6", hue: 20 }, { code: "1fad6", hue: 65 });
  return { width: 240, height: 240, palette: "kitchen", horizon: setup.horizon, quality: 86, elements };
}

describe("composeImage", () => {
  it.each(["floor", "plinth", "arch", "disc", "light", "duo", "close", "flat"] as const)(
    "photographs a product in the set-up %s",
    async (name) => {
      const { format, width, height, hasAlpha } = await sharp(await composeImage(square(name))).metadata();
      expect({ format, width, height, hasAlpha }).toEqual({ format: "webp", width: 240, height: 240, hasAlpha: false });
    },
  );

  it("gives equal bytes for equal recipes", async () => {
    const [first, second] = await Promise.all([composeImage(square("plinth")), composeImage(square("plinth"))]);
    expect(first.equals(second)).toBe(true);
  });

  it("composes things that stick out of the canvas, or lie outside it", async () => {
    const thing = { art: { code: "1f6cb", rot: 30 }, size: 1.5, maxWidth: 3, maxHeight: 3 };
    const elements = [item({ ...thing, x: 1, y: 1.4 }), item({ ...thing, x: 9, y: 9 })];
    const { width, height } = await sharp(await composeImage({ ...square("floor"), elements })).metadata();
    expect([width, height]).toEqual([240, 240]);
  });

  it("names artwork that does not exist", async () => {
    const elements = [item({ art: { code: "no-such-thing" }, x: 0.5, y: 0.8, size: 0.4, maxWidth: 1, maxHeight: 1 })];
    await expect(composeImage({ ...square("floor"), elements })).rejects.toThrow(/no-such-thing/);
  });
});

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of the darkest pixel of the left 45 %, where the text of a banner lies. */
async function darkestUnderText(image: Buffer): Promise<number> {
  const { width, height } = await sharp(image).metadata();
  const textArea = { left: 0, top: 0, width: Math.floor(width * 0.45), height };
  const pixels = await sharp(image).extract(textArea).removeAlpha().raw().toBuffer();
  let darkest = 1;
  for (let index = 0; index < pixels.length; index += 3) {
    const [red, green, blue] = [pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0];
    darkest = Math.min(darkest, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
  }
  return darkest;
}

describe("banner scenes", () => {
  it.each(marketplace.banners)("$key leaves its left side to the text", async ({ scene }) => {
    // The soft text colour, #5a544e, has a luminance of .088; AA wants 4.5 : 1.
    const contrast = ((await darkestUnderText(await composeImage(scene))) + 0.05) / (0.088 + 0.05);
    expect(contrast).toBeGreaterThan(4.5);
  });
});
