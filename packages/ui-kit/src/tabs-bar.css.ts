import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

export const bar = style({
  display: "flex",
  gap: 28,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": {
    [media.phone]: {
      gap: 22,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
      // Room for the underline, which lies on the bar's own line.
      marginBlockEnd: -1,
      paddingBlockEnd: 1,
    },
  },
});
export const tab = style({
  position: "relative",
  flex: "none",
  paddingBlock: 14,
  color: color.textSoft,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-selected=true], &[aria-current]": { color: color.text, fontWeight: vars.weight.strong },
    "&[aria-selected=true]::after, &[aria-current]::after": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -1,
      height: 2,
      borderRadius: 1,
      background: color.brand,
    },
    "&:focus-visible": { borderRadius: vars.radius[1] },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: color.text } } },
    // Inside, where the scrolling bar does not cut it off.
    [media.phone]: { selectors: { "&:focus-visible": { outlineOffset: -2, boxShadow: "none" } } },
  },
});
export const count = style({
  color: color.textMute,
  fontSize: vars.size[12],
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
/** The tabs of a home page's columns: a heading with a remark below. */
export const large = style({
  display: "block",
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  fontWeight: vars.weight.strong,
});
export const remark = style({
  display: "block",
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontWeight: vars.weight.regular,
  "@media": { [media.phone]: { display: "none" } },
});
