import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const panel = style({
  display: "grid",
  gap: space[2],
  width: "min(280px, 100vw - 32px)",
  padding: space[4],
});
export const hint = style({
  marginBlockEnd: space[1],
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

export const code = style({
  width: 180,
  height: 180,
  marginInline: "auto",
  borderRadius: vars.radius[1],
  // A dark theme that the browser forces must not invert the code.
  forcedColorAdjust: "none",
});
