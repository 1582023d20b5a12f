import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

/** Where the pager stands below a list; nothing where it is empty. */
export const pagerBelowList = style({
  display: "grid",
  justifyContent: "center",
  marginBlockStart: vars.space[10],
  selectors: { "&:empty": { display: "none" } },
});
export const list = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space[1],
  fontVariantNumeric: "tabular-nums",
  // Nine cells fit into 328 px, the width that a phone of 360 leaves.
  "@media": { [media.phone]: { gap: 2 } },
});
const cell = style({
  display: "grid",
  placeItems: "center",
  minWidth: 36,
  height: 36,
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  "@media": { [media.phone]: { minWidth: 34, height: 44, paddingInline: vars.space[1] } },
});
export const page = style([
  cell,
  {
    color: color.textSoft,
    selectors: {
      "&[aria-current]": {
        background: color.surfaceInverse,
        color: color.textOnInverse,
        fontWeight: vars.weight.strong,
      },
    },
    "@media": { [media.hover]: { selectors: { "&:not([aria-current]):hover": { background: color.surfaceSunken } } } },
  },
]);
export const gap = style([
  cell,
  { color: color.textMute, "@media": { [media.phone]: { minWidth: 16, paddingInline: 0 } } },
]);
export const off = style([cell, { color: color.textDisabled }]);
