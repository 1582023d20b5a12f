import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

// The same boxes as those of the list.
export const title = style({ marginBlock: `${space[8]} ${space[5]}` });
export const columns = style({
  display: "grid",
  gridTemplateColumns: `${vars.layout.side} minmax(0, 1fr)`,
  gap: space[5],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const topics = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  "@media": { [media.belowSmallDesktop]: { display: "none" } },
});
export const rows = style({ display: "grid", gap: space[12] });
export const row = style({
  display: "grid",
  gridTemplateColumns: "220px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[6],
  "@media": { [media.phone]: { gridTemplateColumns: "120px minmax(0, 1fr)", gap: space[4] } },
});
export const lines = style({ display: "grid", gap: space[3] });
