import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const sets = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  alignItems: "start",
  gap: space[4],
});
export const set = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const setName = style({ fontSize: vars.size[16], fontWeight: vars.weight.strong });
export const preview = style({ fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const summary = style({ cursor: "pointer", color: color.textSoft });
export const branch = style({
  display: "grid",
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[4],
  paddingBlockStart: space[1],
});
export const leaf = style({ listStyle: "disc", overflowWrap: "anywhere" });
export const names = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
