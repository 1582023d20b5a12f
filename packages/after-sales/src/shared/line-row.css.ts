import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const row = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
});
export const thumbnail = style({
  display: "block",
  width: 64,
  height: 64,
  borderRadius: vars.radius[2],
  background: color.surfaceSunken,
  objectFit: "cover",
});
export const name = style({
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { position: "relative", display: "block", paddingBlock: 12, marginBlock: -12 } },
});
export const nameLink = style([
  name,
  { "@media": { [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "3px" } } } },
]);
export const option = style({
  marginTop: 2,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  overflowWrap: "anywhere",
});
export const price = style({
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
