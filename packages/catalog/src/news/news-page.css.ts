import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { threeLines } from "../shared/clamp.css.ts";

const { size, lead, space } = vars;

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  marginBlock: `${space[8]} ${space[5]}`,
});
export const title = style([
  threeLines,
  {
    fontFamily: vars.font.display,
    fontSize: size[32],
    lineHeight: lead[32],
    fontWeight: vars.weight.strong,
    letterSpacing: vars.track.display,
  },
]);
export const remark = style({ color: vars.color.textMute });
export const foot = style({ marginTop: space[10] });
