import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const thumbnail = style({
  display: "block",
  flex: "none",
  width: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: vars.radius[2],
  background: vars.color.surfaceSunken,
});
