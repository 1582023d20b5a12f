import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const levels = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "start",
  gap: vars.space[3],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] } },
});
export const failure = style({ marginBlockStart: vars.space[3] });
