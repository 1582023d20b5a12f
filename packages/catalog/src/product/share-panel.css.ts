import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, motion, space } = vars;

export const panel = style({
  position: "absolute",
  zIndex: vars.layer.menu,
  top: "calc(100% + 8px)",
  right: 0,
  display: "grid",
  gap: space[2],
  width: "min(280px, 100vw - 32px)",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
  boxShadow: vars.shadow[2],
  transition: `opacity ${motion.fast} ${motion.easeOut}, translate ${motion.fast} ${motion.easeOut}`,
  // A phone's tab bar covers the bottom of the window.
  scrollMarginBottom: `calc(${vars.layout.barTabs} + ${space[4]})`,
  "@starting-style": { opacity: 0, translate: "0 -4px" },
});
export const hint = style({
  marginBottom: space[1],
  color: color.textSoft,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textAlign: "center",
});
export const address = style({
  width: "100%",
  height: vars.layout.control,
  paddingInline: space[3],
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  textOverflow: "ellipsis",
});
