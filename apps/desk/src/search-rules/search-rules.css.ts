import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  gap: space[3],
});
export const filters = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });
export const search = style({ flex: "1 1 240px", maxWidth: 420 });
/** The list as it is, beside what it would be; one below the other on phones. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const shown = style({
  display: "grid",
  alignContent: "start",
  listStyle: "decimal",
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[6],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const moved = style({ fontWeight: vars.weight.strong });
export const preview = style({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.lineSoft}`,
  borderRadius: vars.radius[3],
});
