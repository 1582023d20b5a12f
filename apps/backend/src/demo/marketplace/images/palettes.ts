import type { Accent, Palette, Tone } from "@plaza/demo-marketplace/images";
import { oklch, type Rgb } from "./colour.ts";

/** Two ends of a gradient from the upper left, where the light is, to the lower right. */
export type Gradient = readonly [lit: Rgb, shaded: Rgb];

/** Colours of what stands in the studio beside the goods. */
export interface FormColours {
  readonly arch: Gradient;
  readonly disc: Gradient;
  readonly plinthTop: Gradient;
  /** From the lit left over the middle to the right. */
  readonly plinthSide: readonly [left: Rgb, middle: Rgb, right: Rgb];
}

/** Colours of a whole room. */
export interface RoomColours extends FormColours {
  readonly wall: Gradient;
  readonly floor: Gradient;
  /** Shadows take the hue of the room; none is black. */
  readonly shadow: Rgb;
}

const hues: Readonly<Record<Palette, number>> = {
  home: 62,
  kitchen: 38,
  fashion: 8,
  beauty: 350,
  tech: 248,
  sports: 150,
  kids: 205,
  food: 88,
  books: 295,
  brand: 34,
};

function room(hue: number, strength: number): RoomColours {
  const tone = (lightness: number, chroma: number): Rgb => oklch(lightness, chroma * strength, hue);
  return {
    wall: [tone(0.972, 0.012), tone(0.93, 0.028)],
    floor: [tone(0.895, 0.036), tone(0.865, 0.042)],
    arch: [tone(0.86, 0.06), tone(0.79, 0.08)],
    disc: [tone(0.972, 0.012), tone(0.86, 0.06)],
    plinthTop: [tone(0.965, 0.018), tone(0.925, 0.03)],
    plinthSide: [tone(0.93, 0.03), tone(0.82, 0.05), tone(0.74, 0.06)],
    shadow: oklch(0.33, 0.07, hue),
  };
}

function rooms(): Record<Palette, RoomColours> {
  const made = (palette: Palette): RoomColours => room(hues[palette], palette === "brand" ? 1.5 : 1);
  return {
    home: made("home"),
    kitchen: made("kitchen"),
    fashion: made("fashion"),
    beauty: made("beauty"),
    tech: made("tech"),
    sports: made("sports"),
    kids: made("kids"),
    food: made("food"),
    books: made("books"),
    brand: made("brand"),
  };
}

const accents: Readonly<Record<Accent, FormColours>> = {
  red: {
    arch: [oklch(0.58, 0.196, 24), oklch(0.505, 0.184, 24)],
    disc: [oklch(0.64, 0.18, 24), oklch(0.55, 0.19, 24)],
    plinthTop: [oklch(0.68, 0.16, 22), oklch(0.6, 0.186, 24)],
    plinthSide: [oklch(0.61, 0.186, 24), oklch(0.535, 0.19, 25), oklch(0.445, 0.165, 25)],
  },
  gold: {
    arch: [oklch(0.9, 0.1, 88), oklch(0.82, 0.135, 80)],
    disc: [oklch(0.91, 0.105, 90), oklch(0.82, 0.138, 79)],
    plinthTop: [oklch(0.94, 0.075, 92), oklch(0.89, 0.1, 88)],
    plinthSide: [oklch(0.89, 0.1, 88), oklch(0.82, 0.12, 82), oklch(0.73, 0.12, 76)],
  },
};

export const palettes: Readonly<Record<Palette, RoomColours>> = rooms();

export function formColours(tone: Tone): FormColours {
  return tone === "red" || tone === "gold" ? accents[tone] : palettes[tone];
}
