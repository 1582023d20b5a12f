import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

// Repeats the page's layout: sharing its styles would pull them into this chunk, or this chunk into the page.

/** As high as the breadcrumb. */
export const crumbs = style({ display: "flex", alignItems: "center", minHeight: 52 });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "480px minmax(0, 1fr) 200px",
  alignItems: "start",
  gap: `${space[8]} ${space[10]}`,
  "@media": {
    [media.desktop]: { columnGap: 28 },
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[5] },
  },
});
export const gallery = style({ display: "grid", gap: space[3] });
export const stage = style({
  borderRadius: vars.radius[4],
  overflow: "hidden",
  "@media": { [media.phone]: { marginInline: `calc(-1 * ${vars.layout.gutterPhone})`, borderRadius: 0 } },
});
export const thumbnails = style({ display: "grid", gridTemplateColumns: "repeat(5, minmax(0, 1fr))", gap: space[3] });
export const middle = style({ display: "grid", alignContent: "start", gap: space[5] });
export const heading = style({ display: "grid", gap: space[2] });
export const seller = style({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  padding: `${space[6]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.surfacePanel,
  "@media": { [media.belowDesktop]: { gridColumn: "1 / -1" } },
});
