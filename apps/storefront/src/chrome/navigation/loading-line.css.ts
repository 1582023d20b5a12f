import { vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { loadingTimes } from "./loading-phases.ts";

const { color, motion } = vars;

const line = style({
  position: "fixed",
  zIndex: vars.layer.progress,
  insetInline: 0,
  insetBlockStart: 0,
  height: 2,
  background: color.brand,
  transformOrigin: "left",
  pointerEvents: "none",
});
const end = { scale: "1 1", transition: `scale ${motion.normal} ${motion.easeOut}, opacity ${motion.normal} 300ms` };
export const bar = styleVariants({
  idle: [line, { scale: "0 1", opacity: 0 }],
  // The line slows down and stops short of its end, which it only reaches when the page has arrived.
  advancing: [line, { scale: ".95 1", transition: `scale ${loadingTimes.duration}ms ${motion.easeOut}` }],
  finished: [line, end, { opacity: 0 }],
  failed: [line, end, { background: color.danger, opacity: 0 }],
});
