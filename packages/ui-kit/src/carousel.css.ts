import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, space } = vars;

export const carousel = style({ position: "relative", overflow: "hidden", borderRadius: vars.radius[4] });
export const track = style({
  display: "flex",
  height: "100%",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  selectors: { "&::-webkit-scrollbar": { display: "none" } },
});
export const slide = style({ flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start", scrollSnapStop: "always" });
globalStyle(`${slide} :focus-visible`, { outlineOffset: -4, boxShadow: "none" });

export const controls = style({
  position: "absolute",
  zIndex: 1,
  insetInlineStart: 56,
  insetBlockEnd: 22,
  display: "flex",
  gap: space[4],
  maxWidth: `calc(100% - ${space[14]})`,
  "@media": {
    [media.belowDesktop]: { insetInlineStart: space[10] },
    [media.phone]: { insetInlineStart: space[3], insetBlockEnd: 0, gap: 0 },
  },
});
/** A line with the slide's name below it; a phone has room for the lines only. */
export const control = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "stretch",
  gap: space[2],
  minWidth: 28,
  minHeight: 24,
  maxWidth: 104,
  borderRadius: vars.radius[1],
  color: color.textSoft,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  selectors: { "&[aria-current]": { color: color.text, fontWeight: vars.weight.strong } },
  ":focus-visible": { outlineOffset: 2 },
  "@media": {
    [media.phone]: { justifyContent: "center", alignItems: "center", width: 44, height: 44, outlineOffset: -4 },
  },
});
export const line = style({
  flex: "none",
  height: 2,
  background: color.lineControl,
  transition: `background ${vars.motion.normal}`,
  selectors: { "[aria-current] > &": { background: color.surfaceInverse } },
  "@media": {
    [media.phone]: { width: 28 },
    [media.forcedColors]: { background: "ButtonText", forcedColorAdjust: "none" },
  },
});
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { display: "none" } },
});
/** Where less motion is asked for nothing moves by itself, so there is nothing to pause. */
export const pause = style({
  alignSelf: "end",
  alignItems: "center",
  justifyContent: "center",
  "@media": { [media.reducedMotion]: { display: "none" } },
});
