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
  left: 47,
  bottom: 19,
  display: "flex",
  alignItems: "center",
  "@media": { [media.phone]: { left: 15, bottom: 9 } },
});
export const control = style({
  display: "grid",
  placeItems: "center",
  height: 24,
  minWidth: 24,
  borderRadius: vars.radius[2],
  color: color.textSoft,
  ":focus-visible": { outlineOffset: -2 },
});
export const dot = style({
  width: 8,
  height: 8,
  border: `1px solid ${color.surfacePanel}`,
  borderRadius: vars.radius.full,
  background: color.lineControl,
  transition: `width ${vars.motion.normal} ${vars.motion.easeMove}, background ${vars.motion.normal}`,
  selectors: { "[aria-current] > &": { width: 22, background: color.surfaceInverse } },
  "@media": { [media.forcedColors]: { background: "ButtonText", forcedColorAdjust: "none" } },
});
/** Where less motion is asked for nothing moves by itself, so there is nothing to pause. */
export const pause = style({
  marginLeft: space[1],
  "@media": { [media.reducedMotion]: { display: "none" } },
});
