import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const command = style({
  marginBlockStart: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  color: color.text,
  fontFamily: vars.font.mono,
  overflowWrap: "anywhere",
  userSelect: "all",
});
