import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, space } = vars;

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  marginBlockEnd: space[2],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.strong,
});
export const detail = style({
  color: color.textMute,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});

const waiting = keyframes({ from: { opacity: 1 }, to: { opacity: 0.4 } });

export const bar = style({
  display: "block",
  width: "100%",
  height: 8,
  border: 0,
  borderRadius: vars.radius.full,
  background: color.surfaceTint,
  appearance: "none",
  overflow: "hidden",
  selectors: { "&:indeterminate": { animation: `${waiting} 1s ease-in-out infinite alternate` } },
  "@media": { [media.reducedMotion]: { selectors: { "&:indeterminate": { animation: "none" } } } },
});
globalStyle(`${bar}::-webkit-progress-bar`, { background: "transparent" });
globalStyle(`${bar}::-webkit-progress-value`, { background: color.surfaceInverse });
globalStyle(`${bar}::-moz-progress-bar`, { background: color.surfaceInverse });
