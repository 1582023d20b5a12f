import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const card = style({
  display: "grid",
  justifyItems: "center",
  gap: 8,
  marginBlockStart: 8,
  padding: 20,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  textAlign: "center",
});
export const code = style({ width: 160, height: 160, marginBlockEnd: 4, objectFit: "contain" });
export const title = style({ fontSize: vars.size[16], lineHeight: vars.lead[16], fontWeight: vars.weight.strong });
export const line = style({ color: color.textSoft });
export const way = style({ width: "100%", marginBlockStart: 4 });
