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
export const grounds = style({
  display: "grid",
  gap: space[1],
  minWidth: 180,
  marginBlockStart: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
  overflowWrap: "anywhere",
});
export const tickCell = style({
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  verticalAlign: "top",
});
