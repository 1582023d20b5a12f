import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, lead, size, space } = vars;

export const block = style({
  marginBlockStart: space[6],
  padding: space[4],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
});
export const title = style({ fontWeight: vars.weight.strong });
export const list = style({ display: "grid", gap: space[3], marginBlockStart: space[3] });
export const customer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
});
export const details = style({
  display: "grid",
  minWidth: 0,
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
});
globalStyle(`${details} b`, { color: color.text, fontWeight: vars.weight.strong });
