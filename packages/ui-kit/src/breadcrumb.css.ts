import { globalStyle, style } from "@vanilla-extract/css";
import { touchLine } from "./text-link.css.ts";
import { media, vars } from "./theme.css.ts";

export const list = style({
  display: "flex",
  alignItems: "center",
  minHeight: 52,
  color: vars.color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  "@media": {
    [media.phone]: {
      // Above the heading below it, whose letters reach out of their line in some fonts: a finger would find these.
      position: "relative",
      minHeight: 44,
      // The room of the first link's target.
      marginInline: -6,
      paddingInline: 6,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      whiteSpace: "nowrap",
      scrollbarWidth: "none",
    },
  },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  selectors: {
    "&:not(:last-child)": {
      marginInlineEnd: 6,
      // A phone moves the row sideways.
      "@media": { [media.phone]: { flex: "none" } },
    },
  },
});
export const current = style({ color: vars.color.text });
globalStyle(`${item} a`, {
  borderRadius: vars.radius[1],
  // A target of 24 px, also where a word has one letter.
  paddingBlock: 2,
  paddingInline: 6,
  marginInline: -6,
  "@media": { [media.phone]: touchLine },
});
globalStyle(`${item} a:hover`, {
  "@media": { [media.hover]: { color: vars.color.text, textDecoration: "underline", textUnderlineOffset: "3px" } },
});
