import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const tabs = style({ marginBlockEnd: space[5] });
export const centre = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
  gap: vars.layout.gutter,
  vars: { "--coupon-ground": color.surfacePanel },
  "@media": { [media.phone]: { gap: space[3] } },
});
/** As high as the other of its row. */
export const item = style({ display: "grid" });
export const scope = style({
  cursor: "pointer",
  width: "fit-content",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chevron = style({ display: "inline-block", marginInlineStart: space[1], verticalAlign: "-2px" });
globalStyle(`details[open] > ${scope} > ${chevron}`, { transform: "rotate(180deg)" });
export const scopeText = style({ display: "block", marginBlockStart: space[1], color: color.textSoft });
export const hint = style({
  marginBlockStart: space[6],
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  textAlign: "center",
});
