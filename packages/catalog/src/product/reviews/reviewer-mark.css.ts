import { vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 36,
  height: 36,
  borderRadius: vars.radius.full,
  objectFit: "cover",
  fontSize: vars.size[13],
  fontWeight: vars.weight.strong,
});
export const tones = styleVariants(vars.tone, (background) => ({ background }));
