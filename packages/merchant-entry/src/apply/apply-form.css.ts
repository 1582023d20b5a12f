import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: space[5],
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", paddingBlockEnd: space[5] } },
});
/** Over both columns. */
export const whole = style({ gridColumn: "1 / -1", minWidth: 0 });
/** The field before it has its line for itself. */
export const alone = style({ "@media": { [media.phone]: { display: "none" } } });
export const submit = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });
export const login = style({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
});
