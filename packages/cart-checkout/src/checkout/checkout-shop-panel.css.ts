import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const line = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) 110px 60px 110px",
  gridTemplateAreas: '"image name unit count amount"',
  alignItems: "center",
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "64px minmax(0, 1fr) auto",
      gridTemplateAreas: '"image name amount" "image unit count"',
      alignItems: "start",
      gap: `${space[1]} ${space[3]}`,
      padding: 14,
    },
  },
});
export const image = style({ gridArea: "image" });
export const text = style({ gridArea: "name", minWidth: 0 });
export const name = style({ fontSize: vars.size[14], lineHeight: vars.lead[14] });
export const option = style({
  marginBlockStart: space[1],
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const unit = style({
  gridArea: "unit",
  justifySelf: "end",
  "@media": { [media.phone]: { justifySelf: "start" } },
});
export const count = style({
  gridArea: "count",
  justifySelf: "end",
  color: color.textSoft,
  fontVariantNumeric: "tabular-nums",
});
export const amount = style({ gridArea: "amount", justifySelf: "end" });

export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 250px",
  gap: space[8],
  padding: `${space[4]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.lineSoft}`,
  borderRadius: `0 0 ${vars.radius[4]} ${vars.radius[4]}`,
  background: color.surfaceTint,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] },
    [media.phone]: { padding: 14 },
  },
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** The select with what can be received below. */
export const coupon = style({ display: "grid", justifyItems: "start", gap: space[2] });
globalStyle(`${coupon} > :first-child`, { justifySelf: "stretch" });
