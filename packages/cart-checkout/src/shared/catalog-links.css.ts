import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const nameLink = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  textWrapStyle: "pretty",
  borderRadius: vars.radius[1],
  textUnderlineOffset: "3px",
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } },
});
