import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { padding: space[3] } },
});
export const count = style({ flex: "1 1 auto", minWidth: 120, fontWeight: vars.weight.strong });
export const wrong = style({ flex: "1 1 100%" });
