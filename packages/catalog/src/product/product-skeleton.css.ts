import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

// Repeats the page's layout: sharing its styles would pull them into this chunk, or this chunk into the page.

/** As high as the breadcrumb. */
export const crumbs = style({ display: "flex", alignItems: "center", minHeight: 52 });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "580px minmax(0, 1fr)",
  alignItems: "start",
  gap: 60,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[10] },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] },
  },
});
export const gallery = style({ display: "grid", gap: space[3] });
export const stage = style({
  borderRadius: vars.radius[4],
  overflow: "hidden",
  "@media": { [media.phone]: { marginInline: `calc(-1 * ${vars.layout.gutterPhone})`, borderRadius: 0 } },
});
export const thumbnails = style({ display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: space[3] });
export const text = style({ display: "grid", alignContent: "start", gap: space[5] });
export const heading = style({ display: "grid", gap: space[2] });
