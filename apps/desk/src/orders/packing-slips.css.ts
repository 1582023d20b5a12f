import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const onScreen = style({ display: "grid", gap: space[5], "@media": { print: { display: "none" } } });
export const slips = style({
  display: "grid",
  justifyItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@media": { print: { display: "block" } },
});
/** On paper each begins a sheet, and its borders are the sheet's. */
export const slip = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  width: "100%",
  maxWidth: 720,
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": {
    [media.phone]: { padding: space[4] },
    print: { maxWidth: "none", padding: 0, border: 0, breakAfter: "page" },
  },
  selectors: { "&:last-child": { "@media": { print: { breakAfter: "auto" } } } },
});
export const slipHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[5]}`,
});
export const slipTitle = style({
  fontSize: vars.size[20],
  lineHeight: vars.lead[20],
  fontWeight: vars.weight.strong,
});
export const slipParts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
  gap: space[5],
});
