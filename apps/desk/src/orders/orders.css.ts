import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const search = style({ maxWidth: 440 });
export const batch = style({
  position: "sticky",
  top: 56,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: space[3],
  background: color.surfacePanel,
  selectors: { "&:not(:empty)": { paddingBlock: space[2] } },
});
export const lines = style({ display: "grid", gap: space[2] });
export const parcels = style({ display: "grid", gap: space[4] });
export const parcel = style({
  display: "grid",
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1px solid ${color.lineSoft}`,
  selectors: { "&:first-child": { paddingTop: 0, borderTop: 0 } },
});
export const twoFields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))",
  gap: space[3],
});
export const history = style({ display: "grid", gap: space[3] });
