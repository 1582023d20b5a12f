import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[5],
  "@media": { [media.phone]: { marginBlockEnd: vars.space[4] } },
});
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontFamily: vars.font.display,
  fontSize: vars.size[24],
  lineHeight: vars.lead[24],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
});
export const mark = style({ color: vars.color.brand });
export const remark = style({
  color: vars.color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[20],
  "@media": { [media.phone]: { display: "none" } },
});
export const aside = style({ alignSelf: "center" });
