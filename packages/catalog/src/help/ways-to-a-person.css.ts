import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const ways = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))",
  gap: space[5],
  marginBlockStart: space[8],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] } },
});
export const way = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  gap: `0 ${space[4]}`,
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
});
export const disc = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: vars.radius.full,
  background: color.surfaceTint,
});
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({ marginBlockStart: space[2] });
