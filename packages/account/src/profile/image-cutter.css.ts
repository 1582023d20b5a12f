import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const cutter = style({ display: "grid", gap: space[2] });
export const frame = style({
  width: "min(288px, 100%)",
  aspectRatio: "1",
  marginInline: "auto",
  borderRadius: "50%",
  background: color.surfaceTint,
  boxShadow: `0 0 0 1px ${color.line}`,
  cursor: "grab",
  touchAction: "none",
});
export const hint = style({ color: color.textSoft, fontSize: vars.size[13], textAlign: "center" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  minHeight: vars.layout.controlSmall,
});
export const slider = style({ width: "100%", height: vars.layout.controlSmall, margin: 0, accentColor: color.brand });
