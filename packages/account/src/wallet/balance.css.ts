import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const missing = style({ marginBlockStart: space[4] });
/** A wall in the brand's tone, on which the purse stands. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  marginBlockStart: space[4],
  overflow: "hidden",
  borderRadius: vars.radius[4],
  background: `linear-gradient(to top, ${vars.tone.brand} 22%, ${color.brandTintActive} 23%, ${color.brandTint})`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const details = style({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  padding: `${space[6]} ${space[8]}`,
  "@media": { [media.phone]: { padding: space[4] } },
});
export const label = style({ fontSize: vars.size[14], lineHeight: vars.lead[14], color: color.textSoft });
export const amount = style({ fontVariantNumeric: "tabular-nums" });
export const spent = style({
  marginBlockEnd: space[3],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  color: color.textSoft,
});
export const ways = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const purse = style({
  width: 300,
  height: "auto",
  marginInlineEnd: space[8],
  "@media": { [media.phone]: { width: 180, marginInlineStart: "auto", marginInlineEnd: 0 } },
});
