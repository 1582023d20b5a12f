import { describe, expect, it } from "vitest";
import { hex, oklch } from "./colour.ts";

describe("oklch", () => {
  it.each([
    [1, 0, 0, "#ffffff"],
    [0, 0, 0, "#000000"],
    [0.627_955, 0.257_683, 29.2339, "#ff0000"],
    [0.866_44, 0.294_827, 142.4953, "#00ff00"],
    [0.452_014, 0.313_214, 264.052, "#0000ff"],
  ])("(%d %d %d) is %s", (lightness, chroma, hue, expected) => {
    expect(hex(oklch(lightness, chroma, hue))).toBe(expected);
  });
});
