import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

export const toast = style({
  position: "fixed",
  zIndex: vars.layer.toast,
  inset: "80px 0 auto",
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "fit-content",
  maxWidth: `min(480px, 100% - 2 * ${vars.layout.gutterPhone})`,
  minHeight: 44,
  margin: "0 auto",
  padding: "8px 8px 8px 18px",
  border: 0,
  borderRadius: 22,
  background: color.surfaceInverse,
  color: color.textOnInverse,
  boxShadow: vars.shadow[3],
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  overflow: "hidden",
  transition: `opacity ${vars.motion.normal} ${vars.motion.easeOut}, translate ${vars.motion.normal} ${vars.motion.easeOut}`,
  "@starting-style": { opacity: 0, translate: "0 -4px" },
  // Windows draws no shadow in high contrast: the pill needs an edge there.
  "@media": { [media.forcedColors]: { border: "1px solid" }, print: { display: "none" } },
});
export const kinds = styleVariants({ success: {}, info: {}, danger: {} });
globalStyle(`${kinds.success} > svg`, { color: color.successOnInverse });
globalStyle(`${kinds.info} > svg`, { color: color.infoOnInverse });
globalStyle(`${kinds.danger} > svg`, { color: color.dangerOnInverse });
export const dismiss = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 28,
  height: 28,
  borderRadius: vars.radius.full,
  color: color.textOnInverseMute,
  ":focus-visible": { outlineColor: color.textOnInverse, outlineOffset: -2, boxShadow: "none" },
  "@media": { [media.hover]: { ":hover": { color: color.textOnInverse } } },
});
