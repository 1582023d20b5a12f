import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignItems: "stretch" } },
});
export const changes = style({ display: "grid", gap: 0, margin: 0, padding: 0, listStyle: "none" });
export const change = style({
  display: "grid",
  gridTemplateColumns: "200px minmax(0, 1fr)",
  gap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] } },
});
export const subjects = style({ display: "grid", gap: space[4], margin: 0, padding: 0, listStyle: "none" });
export const subject = style({ display: "grid", gap: space[2] });
export const fields = style({ display: "grid", gap: space[1], margin: 0 });
export const field = style({
  display: "grid",
  gridTemplateColumns: "160px minmax(0, 1fr)",
  gap: space[3],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
export const before = style({ marginInlineEnd: space[3], color: color.textMute });
export const after = style({ textDecoration: "none" });
