import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const code = style({
  width: 180,
  height: 180,
  marginInline: "auto",
  borderRadius: vars.radius[1],
  // A dark theme that the browser forces must not invert the code.
  forcedColorAdjust: "none",
});
