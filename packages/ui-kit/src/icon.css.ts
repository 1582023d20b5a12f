import { style } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
