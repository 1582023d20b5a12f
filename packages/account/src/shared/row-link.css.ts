import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The whole row leads there; buttons lie above it. */
export const link = style({
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: "3px",
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius[2] },
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } },
});
