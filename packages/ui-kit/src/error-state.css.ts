import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const error = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: 60,
  alignItems: "center",
  paddingBlock: "72px 24px",
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 32 },
    [media.phone]: { gap: 24, paddingBlock: "24px" },
  },
});
export const alone = style({ gridTemplateColumns: "minmax(0, 1fr)" });
export const image = style({});
globalStyle(`${image} > img, ${image} > picture > img`, {
  width: "100%",
  borderRadius: vars.radius[5],
});
export const eyebrow = style({
  marginBlockEnd: vars.space[3],
  color: vars.color.textBrand,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.caps,
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size[32],
  lineHeight: vars.lead[32],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
});
export const line = style({
  marginBlockStart: vars.space[2],
  maxWidth: 480,
  color: vars.color.textSoft,
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
});
