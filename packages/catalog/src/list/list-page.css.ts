import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { threeLines } from "../shared/clamp.css.ts";

const { size, lead, space } = vars;

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  marginBottom: space[5],
});
export const title = style([
  threeLines,
  {
    fontFamily: vars.font.display,
    fontSize: size[32],
    lineHeight: lead[32],
    fontWeight: vars.weight.strong,
    letterSpacing: vars.track.display,
    overflowWrap: "anywhere",
  },
]);
export const count = style({ color: vars.color.textMute, fontSize: size[14], lineHeight: lead[14] });
