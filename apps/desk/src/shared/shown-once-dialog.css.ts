import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Marked as a whole by one press, where there is no clipboard. */
export const shownOnce = style({
  padding: vars.space[4],
  borderRadius: vars.radius[2],
  background: vars.color.surfaceTint,
  fontFamily: vars.font.mono,
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  overflowWrap: "anywhere",
  userSelect: "all",
});
