import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const form = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlockStart: vars.space[2],
  color: vars.color.text,
});
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: vars.space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
