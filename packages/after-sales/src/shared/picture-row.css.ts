import { focusRing, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const atEnd = style({ justifyContent: "flex-end" });
export const link = style({
  display: "block",
  borderRadius: vars.radius[2],
  ":focus-visible": focusRing,
});
export const picture = style({
  display: "block",
  width: 64,
  height: 64,
  borderRadius: vars.radius[2],
  background: vars.color.surfaceSunken,
  objectFit: "cover",
});
