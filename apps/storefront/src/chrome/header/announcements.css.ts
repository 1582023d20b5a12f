import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Takes the width that the links leave; a title that does not fit is cut. */
export const announcements = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minWidth: 0,
});
/** On phones a finger finds it, on its way over the edge of the page and of the strip. */
export const sign = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  marginInline: -5,
  color: vars.color.textBrand,
  "@media": {
    [media.phone]: { width: vars.layout.touch, height: vars.layout.touch, marginInline: -15 },
  },
});
export const link = style({
  borderRadius: vars.radius[1],
  "@media": { [media.hover]: { ":hover": { color: vars.color.text, textDecoration: "underline" } } },
});
