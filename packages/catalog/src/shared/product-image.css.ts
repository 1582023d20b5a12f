import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const image = style({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  background: vars.color.surfaceSunken,
});

export const missing = style({
  display: "block",
  width: "100%",
  aspectRatio: "1",
  background: vars.color.surfaceSunken,
});
