import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const { color, motion } = vars;

export const panel = style({
  zIndex: vars.layer.menu,
  maxWidth: "var(--radix-popover-content-available-width)",
  // Where neither side of the button has room for all of it, it scrolls.
  maxHeight: "max(160px, var(--radix-popover-content-available-height))",
  overflowY: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
  color: color.text,
  boxShadow: vars.shadow[2],
  transition: `opacity ${motion.fast} ${motion.easeOut}, translate ${motion.fast} ${motion.easeOut}`,
  "@starting-style": { opacity: 0, translate: "0 -4px" },
});
