import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Takes the width that the links leave; a title that does not fit is cut. */
export const announcements = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minWidth: 0,
});
export const sign = style({ color: vars.color.textBrand });
export const link = style({
  borderRadius: vars.radius[1],
  "@media": { [media.hover]: { ":hover": { color: vars.color.text, textDecoration: "underline" } } },
});
