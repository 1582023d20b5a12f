import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { threeLines } from "../shared/clamp.css.ts";

export const title = style([
  threeLines,
  {
    fontFamily: vars.font.display,
    fontSize: vars.size[24],
    lineHeight: vars.lead[24],
    fontWeight: vars.weight.strong,
    letterSpacing: vars.track.display,
  },
]);
