/** A wall, a floor and a thing on it: what a merchant's image looks like from afar. */
const scenes = {
  teapot: { wall: "#ffe9e2", floor: "#f3cfc4", thing: "#d9544d" },
  amber: { wall: "#f6ecd9", floor: "#e2cfa6", thing: "#c07a2d" },
  cobalt: { wall: "#e3efff", floor: "#bcd4ee", thing: "#3f6fd9" },
  forest: { wall: "#e6f4ea", floor: "#c0dcc8", thing: "#2f8a57" },
  jar: { wall: "#f1f2f1", floor: "#d9dad6", thing: "#a9b8bb" },
  shoe: { wall: "#fde8ee", floor: "#f1c8d4", thing: "#9d8bd6" },
} as const;

export type Scene = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as readonly Scene[];

interface Framing {
  readonly width?: number;
  readonly height?: number;
  /** Where the thing stands, as a share of the width. */
  readonly at?: number;
  /** The thing's size, as a share of the height; another one is another image of the same thing. */
  readonly scale?: number;
}

/** An image as an address that needs no server. */
export function image(scene: Scene, { width = 480, height = width, at = 0.5, scale = 0.2 }: Framing = {}): string {
  const { wall, floor, thing } = scenes[scene];
  const [x, y, radius] = [width * at, height * 0.6, height * scale];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${wall}"/><rect y="${height * 0.64}" width="${width}" height="${height}" fill="${floor}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${thing}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The things on the right third, the left side empty for text. */
export function bannerImage(scene: Scene, width = 960, height = 440): string {
  return image(scene, { width, height, at: 0.75, scale: 0.3 });
}
