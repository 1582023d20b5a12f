import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const priceLines = style({ display: "grid", gap: space[2], minWidth: 180 });
export const skuFields = style({
  display: "grid",
  gridTemplateColumns: "minmax(120px, 1fr) minmax(120px, 160px) minmax(120px, 160px)",
  alignItems: "start",
  gap: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  "@media": { [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const skuName = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});
export const openings = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))",
  gap: space[3],
});
export const opening = style({
  display: "grid",
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const conflictList = style({ display: "grid", gap: space[1], paddingInlineStart: space[4], listStyle: "disc" });
export const twoFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))",
  gap: space[3],
});
