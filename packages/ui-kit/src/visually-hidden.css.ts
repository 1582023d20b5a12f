import { style } from "@vanilla-extract/css";

/** Said by a screen reader, not drawn. */
export const visuallyHidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
