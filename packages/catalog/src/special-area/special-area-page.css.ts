import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { threeLines, twoLines } from "../shared/clamp.css.ts";
import { displayTitle } from "../shared/display-title.css.ts";

const { color, space } = vars;

/** Images of areas have many formats: each shows its right end, where things stand, and the text has a place of its own. */
export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 460px",
  minHeight: 260,
  marginBlockEnd: space[8],
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", minHeight: 220 },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", marginBlockEnd: space[5] },
  },
});
export const image = style({
  position: "relative",
  gridColumn: 2,
  gridRow: 1,
  background: `linear-gradient(165deg, ${color.surfaceTint} 30%, ${vars.tone.home})`,
  "@media": { [media.phone]: { gridColumn: 1, height: 180 } },
});
globalStyle(`${image} > img`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "90% 100%",
});
export const text = style({
  gridColumn: 1,
  gridRow: 1,
  display: "grid",
  alignContent: "center",
  gap: space[2],
  padding: `${space[6]} ${space[12]}`,
  "@media": {
    [media.belowSmallDesktop]: { padding: space[6] },
    [media.phone]: { gridRow: 2, padding: space[4] },
  },
});
export const title = style([
  threeLines,
  displayTitle,
  {
    textWrap: "balance",
  },
]);
export const synopsis = style([twoLines, { color: color.textSoft }]);
