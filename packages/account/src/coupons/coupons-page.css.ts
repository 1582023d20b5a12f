import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const tabs = style({ marginBottom: space[5] });
export const centre = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
  gap: vars.layout.gutter,
  vars: { "--coupon-ground": color.surfacePanel },
  "@media": { [media.phone]: { gap: space[3] } },
});
export const scope = style({ cursor: "pointer", width: "fit-content" });
export const scopeText = style({ display: "block", marginTop: space[1], color: color.textSoft });
export const hint = style({
  marginTop: space[6],
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  textAlign: "center",
});
export const pager = style({
  display: "grid",
  justifyContent: "center",
  marginTop: space[10],
  selectors: { "&:empty": { display: "none" } },
});
