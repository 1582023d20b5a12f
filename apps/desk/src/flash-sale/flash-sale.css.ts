import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const calendar = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: space[1],
  fontSize: vars.size[13],
});
/** A day that a phone does not show, which has room for one. */
export const otherDay = style({ "@media": { [media.phone]: { display: "none" } } });
export const dayHead = style({
  padding: space[2],
  fontWeight: vars.weight.regular,
  color: color.textMute,
  textAlign: "start",
});
export const today = style({ color: color.text, fontWeight: vars.weight.strong });
export const slotHead = style({
  minWidth: 132,
  padding: space[2],
  fontWeight: vars.weight.regular,
  textAlign: "start",
  verticalAlign: "top",
});
export const dayCell = style({ padding: 0, verticalAlign: "top" });
export const session = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space[1],
  boxSizing: "border-box",
  width: "100%",
  minHeight: 72,
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[2],
  color: color.text,
  textDecoration: "none",
  lineHeight: vars.lead[13],
  selectors: {
    "&:hover": { background: color.surfaceTint },
    "&[aria-current]": { borderColor: color.brand, background: color.surfaceSelected },
  },
});
export const past = style({ background: color.surfaceTint, color: color.textMute });
export const onWeek = style({ "@media": { [media.phone]: { display: "none" } } });
export const onDay = style({ display: "none", "@media": { [media.phone]: { display: "flex" } } });
export const dayField = style({ flex: "0 1 180px", "@media": { [media.phone]: { flexBasis: "100%" } } });
export const days = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
