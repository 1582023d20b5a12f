import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const section = style({ marginBlockStart: vars.space[10] });
export const image = style({
  display: "block",
  width: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  background: vars.color.surfaceSunken,
});
export const title = style({
  marginBlockEnd: vars.space[5],
  fontFamily: vars.font.display,
  fontSize: vars.size[24],
  lineHeight: vars.lead[24],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
});
