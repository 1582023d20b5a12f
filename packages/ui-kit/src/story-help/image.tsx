import type { ReactElement } from "react";

const things = {
  teapot: { wall: "#ffe9e2", floor: "#f3cfc4", hue: "#d9544d" },
  jar: { wall: "#f1f2f1", floor: "#d9dad6", hue: "#a9b8bb" },
  shoe: { wall: "#fde8ee", floor: "#f1c8d4", hue: "#9d8bd6" },
  bowl: { wall: "#ffe9e2", floor: "#efc9bd", hue: "#3f6fd9" },
  honey: { wall: "#f3ecd6", floor: "#ddcfa4", hue: "#c07a2d" },
};
export type Thing = keyof typeof things;

function source(thing: Thing, width: number, height: number): string {
  const { wall, floor, hue } = things[thing];
  const [x, y, radius] = [width / 2, height * 0.6, height * 0.2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${wall}"/><rect y="${height * 0.64}" width="${width}" height="${height}" fill="${floor}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${hue}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export interface ImageProps {
  readonly of: Thing;
  readonly width?: number;
  readonly height?: number;
}

/** A drawn ball on a floor, in place of a product's image. */
export function Image({ of, width = 480, height = width }: ImageProps): ReactElement {
  return <img src={source(of, width, height)} width={width} height={height} alt="" />;
}
