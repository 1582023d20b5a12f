import type { Artwork } from "../artwork.ts";
import { arch, disc, item, plinth, split, type StageElement, usualHorizon, windowLight } from "./recipe.ts";

/** The ways a product is photographed. */
export type SetupName = "floor" | "plinth" | "arch" | "disc" | "light" | "duo" | "close" | "flat";

export interface Setup {
  readonly horizon: number | null;
  /** `companion` is the second thing of an image with two, by default another of the same. */
  readonly elements: (art: Artwork, companion?: Artwork) => readonly StageElement[];
}

/** Where most goods stand, alone. */
const centre = { x: 0.5, y: 0.79, size: 0.41, maxWidth: 0.66, maxHeight: 0.58 };

/** Where a thing lies that is seen from above. */
const laid = { x: 0.5, y: 0.5, size: 0.42, maxWidth: 0.66, maxHeight: 0.6, lying: true };

function tilted(art: Artwork, degrees: number): Artwork {
  return { ...art, rot: (art.rot ?? 0) + degrees };
}

function mirrored(art: Artwork): Artwork {
  return { ...art, flip: art.flip !== true, ...(art.rot === undefined ? {} : { rot: -art.rot }) };
}

export const setups: Readonly<Record<SetupName, Setup>> = {
  floor: { horizon: usualHorizon, elements: (art) => [item({ ...centre, art })] },
  plinth: {
    horizon: usualHorizon,
    elements: (art) => [
      plinth({ x: 0.5, y: 0.74, radius: 0.3, height: 0.16 }),
      item({ ...centre, art, y: 0.765, size: 0.36, maxWidth: 0.54, maxHeight: 0.55 }),
    ],
  },
  arch: {
    horizon: usualHorizon,
    elements: (art) => [arch({ x: 0.5, y: 0.7, width: 0.5, height: 0.54 }), item({ ...centre, art, y: 0.8 })],
  },
  disc: {
    horizon: usualHorizon,
    elements: (art) => [disc({ x: 0.5, y: 0.43, radius: 0.29 }), item({ ...centre, art })],
  },
  light: { horizon: usualHorizon, elements: (art) => [windowLight({ x: 0.04 }), item({ ...centre, art })] },
  duo: {
    horizon: usualHorizon,
    elements: (art, companion = art) => [
      item({ art: mirrored(companion), x: 0.31, y: 0.69, size: 0.26, maxWidth: 0.36, maxHeight: 0.4 }),
      item({ ...centre, art, x: 0.61, y: 0.82, size: 0.34, maxWidth: 0.5, maxHeight: 0.52 }),
    ],
  },
  close: {
    horizon: null,
    elements: (art) => [item({ art, x: 0.6, y: 0.68, size: 0.8, maxWidth: 1.25, maxHeight: 1.15, lying: true })],
  },
  flat: { horizon: null, elements: (art) => [split(), item({ ...laid, art: tilted(art, -14) })] },
};

/** The same four moods for a thing that cannot stand. */
export const lyingSetups = {
  flat: setups.flat,
  disc: {
    horizon: null,
    elements: (art) => [disc({ x: 0.5, y: 0.5, radius: 0.33 }), item({ ...laid, art, size: 0.4 })],
  },
  light: { horizon: null, elements: (art) => [windowLight({ x: 0.1 }), item({ ...laid, art: tilted(art, 24) })] },
  close: setups.close,
} as const satisfies Partial<Record<SetupName, Setup>>;
