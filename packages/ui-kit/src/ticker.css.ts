import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { motion } = vars;

export const ticker = style({ display: "flex", alignItems: "center", gap: vars.space[1], minWidth: 0 });
/** One line high. It clips, so that a focus on a line outside of it cannot scroll it. */
export const lines = style({
  display: "grid",
  minWidth: 0,
  height: vars.layout.barTop,
  overflow: "clip",
});

const rise = keyframes({ from: { translate: "0 100%" } });
const leave = keyframes({ to: { translate: "0 -100%" } });
const line = style({ display: "flex", alignItems: "center", gridArea: "1 / 1", minWidth: 0 });
export const phases = styleVariants({
  shown: [line, {}],
  rising: [line, { animation: `${rise} ${motion.slow} ${motion.easeMove}` }],
  leaving: [line, { animation: `${leave} ${motion.slow} ${motion.easeMove} forwards` }],
  waiting: [line, { translate: "0 100%" }],
});
/** The link or text of a line: cut rather than wrapped. */
export const text = style({ whiteSpace: "nowrap" });
// A link is as high as its line: its text alone would be too low to be pressed by a finger.
globalStyle(`${text}, ${text} > a`, {
  display: "block",
  overflow: "hidden",
  lineHeight: vars.layout.barTop,
  textOverflow: "ellipsis",
});
// The ring stays inside of what is clipped.
globalStyle(`${ticker} :focus-visible`, { outlineOffset: -2, boxShadow: "none" });
export const pause = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  borderRadius: vars.radius[1],
  // Where less motion is asked for nothing moves by itself, so there is nothing to pause.
  "@media": { [media.reducedMotion]: { display: "none" }, [media.phone]: { width: 44, height: 44 } },
});
