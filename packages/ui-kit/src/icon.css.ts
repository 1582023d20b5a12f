import { style } from "@vanilla-extract/css";

export const icon = style({
  display: "block",
  flex: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
