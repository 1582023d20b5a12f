import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius[4],
  background: vars.color.surfaceSunken,
});
export const image = style({ width: "100%", height: "100%", objectFit: "cover", objectPosition: "80% 50%" });
