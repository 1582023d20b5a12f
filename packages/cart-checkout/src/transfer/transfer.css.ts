import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
export const title = style({
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  fontWeight: vars.weight.strong,
});
export const rows = style({
  display: "grid",
  borderBlock: `1px solid ${color.lineSoft}`,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "128px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  minHeight: 48,
  paddingBlock: space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const term = style({
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});
export const value = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
export const strong = style([value, { fontWeight: vars.weight.strong }]);
