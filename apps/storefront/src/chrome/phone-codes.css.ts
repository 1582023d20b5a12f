import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const block = style({ position: "relative" });
export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  borderRadius: vars.radius[1],
});
/** The padding covers the gap between the word and the codes, so that a pointer that crosses it does not leave. */
export const panel = style({
  position: "absolute",
  zIndex: vars.layer.menu,
  top: "100%",
  right: 0,
  paddingTop: space[2],
});
export const codes = style({
  display: "flex",
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
  boxShadow: vars.shadow[2],
});
export const code = style({ display: "grid", justifyItems: "center", gap: space[2], width: 100, whiteSpace: "normal" });
