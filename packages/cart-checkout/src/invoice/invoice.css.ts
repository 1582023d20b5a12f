import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;
export const form = style({ ...column, gap: space[4] });
export const issued = style({
  ...column,
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const number = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const notes = style({
  ...column,
  gap: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space[3],
});
export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `0 ${space[3]}`,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
});
export const noteText = style({ flex: "1 1 200px", minWidth: 0 });
