import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const details = style({ display: "grid", gap: space[3], fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "120px minmax(0, 1fr)",
  gap: space[3],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 2 } },
});
export const term = style({ color: color.textMute });
export const number = style({ fontVariantNumeric: "tabular-nums" });
export const products = style({ display: "grid", gap: 2 });
export const orders = style({ display: "grid", gap: space[2] });
export const order = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `2px ${space[3]}` });
export const shop = style({ fontWeight: vars.weight.strong });
export const goods = style({ marginBlockStart: space[4], fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const line = style({
  display: "grid",
  gridTemplateColumns: "48px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[2],
});
export const picture = style({
  width: 48,
  height: 48,
  objectFit: "cover",
  borderRadius: vars.radius[2],
  background: color.surfaceSunken,
});
export const orderLink = style({
  fontVariantNumeric: "tabular-nums",
  textDecoration: "underline",
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: "3px",
  borderRadius: vars.radius[1],
});
export const amount = style({ marginInlineStart: "auto", fontVariantNumeric: "tabular-nums" });
