import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const { color, motion } = vars;

export const card = style({
  zIndex: vars.layer.menu,
  maxWidth: "var(--radix-hover-card-content-available-width)",
  padding: vars.space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
  color: color.text,
  boxShadow: vars.shadow[2],
  transition: `opacity ${motion.fast} ${motion.easeOut}, translate ${motion.fast} ${motion.easeOut}`,
  "@starting-style": { opacity: 0, translate: "0 -4px" },
});
