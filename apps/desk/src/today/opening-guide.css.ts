import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  gap: `${space[4]} ${space[6]}`,
  marginBlockStart: space[4],
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space[3],
});
export const done = style({ color: color.textMute });
