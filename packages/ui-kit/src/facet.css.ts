import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, size, lead, space } = vars;

export const group = style({
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&:first-of-type": { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const heading = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  listStyle: "none",
  color: color.text,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius[1],
  "@media": { [media.belowSmallDesktop]: { minHeight: 44, marginBlock: -10 } },
});
export const values = style({ marginBlockStart: 10 });

export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  paddingBlock: 5,
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[14],
  cursor: "pointer",
  selectors: { "&:has(:checked)": { color: color.text, fontWeight: vars.weight.strong } },
  "@media": {
    [media.hover]: { ":hover": { color: color.text } },
    // A finger's height, and the size of the text around.
    [media.belowSmallDesktop]: { paddingBlock: 12, fontSize: size[14] },
  },
});
/** Nothing is found with it: it stays where it was. */
export const none = style({ color: color.textMute });
/** Below another value of which it is a part. */
export const inner = style({ marginInlineStart: 28 });
export const name = style({ flex: 1, minWidth: 0 });
export const count = style({
  flex: "none",
  color: color.textMute,
  fontSize: size[12],
  fontVariantNumeric: "tabular-nums",
  selectors: { ":checked ~ &": { color: "inherit" } },
});

/** Whoever has no scripts cannot have it drawn. */
export const rest = style({ "@media": { "(scripting: none)": { display: "none" } } });
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  paddingBlock: space[1],
  listStyle: "none",
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
  borderRadius: vars.radius[1],
  "@media": {
    [media.hover]: { ":hover": { color: color.text } },
    [media.belowSmallDesktop]: { minHeight: 44 },
  },
});
/** Both fold by a chevron. */
globalStyle(`:is(${heading}, ${more}) > svg`, {
  color: color.textMute,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easeOut}`,
});
globalStyle(`[open] > :is(${heading}, ${more}) > svg`, { rotate: "180deg" });
globalStyle(`:is(${heading}, ${more})::-webkit-details-marker`, { display: "none" });
