import { style } from "@vanilla-extract/css";

function lines(count: number) {
  return { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: count, overflow: "hidden" } as const;
}

// Words of others may be of any length; what is cut stays whole for the ear.
export const twoLines = style(lines(2));

/** For titles: their lines are so close that a descender reaches out of the last one. */
export const threeLines = style({ ...lines(3), paddingBottom: "0.16em", marginBottom: "-0.16em" });
