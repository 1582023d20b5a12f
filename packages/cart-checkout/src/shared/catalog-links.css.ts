import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A finger finds it above and below its line. */
export const nameLink = style({
  position: "relative",
  display: "block",
  borderRadius: vars.radius[1],
  textUnderlineOffset: "3px",
  "::after": { content: '""', position: "absolute", inset: "-2px 0" },
  "@media": {
    [media.hover]: { ":hover": { textDecoration: "underline" } },
    [media.phone]: { "::after": { inset: "-12px 0" } },
  },
});
export const nameText = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  textWrapStyle: "pretty",
});
