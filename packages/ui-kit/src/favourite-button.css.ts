import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const button = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: "50%",
  background: vars.color.surfaceVeil,
  color: vars.color.textSoft,
  selectors: {
    "&[aria-pressed=true]": { color: vars.color.brand },
    // 32 px are drawn, 44 px can be hit by a finger.
    "&::after": { content: '""', position: "absolute", inset: -6, borderRadius: "50%" },
  },
  "@media": { [media.hover]: { ":hover": { color: vars.color.brand } } },
});
