import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { threeLines } from "../shared/clamp.css.ts";
import { link } from "./news-row.css.ts";

const { color, size, lead, space } = vars;

export const feature = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "560px minmax(0, 1fr)",
  minHeight: 280,
  marginBottom: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  overflow: "hidden",
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", marginBottom: space[4] },
  },
});
export const image = style({
  width: "100%",
  height: "100%",
  maxHeight: 360,
  objectFit: "cover",
  background: color.surfaceSunken,
  "@media": { [media.phone]: { height: 200 } },
});
export const text = style({
  display: "grid",
  alignContent: "center",
  gap: space[3],
  padding: space[8],
  "@media": { [media.phone]: { padding: space[4] } },
});
export const topic = style({
  color: color.textBrand,
  fontSize: size[12],
  lineHeight: lead[12],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.caps,
  overflowWrap: "anywhere",
});
export const title = style([
  threeLines,
  {
    fontFamily: vars.font.display,
    fontSize: size[24],
    lineHeight: lead[24],
    fontWeight: vars.weight.strong,
    overflowWrap: "anywhere",
    textWrap: "balance",
  },
]);
export const intro = style([threeLines, { color: color.textSoft, overflowWrap: "anywhere" }]);
globalStyle(`${feature}:hover ${link}`, {
  "@media": { [media.hover]: { textDecoration: "underline", textUnderlineOffset: "4px" } },
});
