import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const pill = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: vars.space[2],
  height: 44,
  paddingInline: 18,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceTint,
  fontWeight: vars.weight.strong,
  "@media": { [media.hover]: { ":hover": { background: vars.color.surfaceSunken } } },
});
