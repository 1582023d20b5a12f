import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const panel = style({
  minWidth: 0,
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { padding: space[4] } },
});
