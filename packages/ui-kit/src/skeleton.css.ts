import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
/** Nothing is drawn for 200 ms: an answer that comes sooner never flashes grey. */
export const box = style({
  display: "block",
  maxWidth: "100%",
  borderRadius: 6,
  background: vars.color.surfaceSunken,
  animation: `${appear} ${vars.motion.normal} ${vars.motion.easeOut} 200ms backwards`,
});
export const image = style({ width: "100%", aspectRatio: "1", borderRadius: vars.radius[3] });
export const circle = style({ borderRadius: "50%" });
export const loading = style({ "@media": { "(scripting: none)": { display: "none" } } });
export const unknownPage = style({ display: "grid", gap: vars.space[4], paddingBlock: vars.space[5] });
// It comes after the wait already.
globalStyle(`${unknownPage} > span`, { animationDelay: "0ms" });
