import { style } from "@vanilla-extract/css";

function lines(count: number) {
  return { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: count, overflow: "hidden" } as const;
}

// Texts of merchants and shoppers may be of any length. The clamp only cuts what is drawn, not what is read out.
export const twoLines = style(lines(2));

/** For titles: their lines are so close that a descender reaches out of the last one. */
export const threeLines = style({ ...lines(3), paddingBlockEnd: "0.16em", marginBlockEnd: "-0.16em" });
