import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const card = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: 250,
  maxWidth: "100%",
  padding: 8,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
  color: color.text,
  "@media": { [media.hover]: { selectors: { "a&:hover": { borderColor: color.lineControlHover } } } },
});
export const orderCard = style([card, { flexWrap: "wrap", padding: "10px 12px" }]);
export const head = style({
  display: "flex",
  flexBasis: "100%",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: 10,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const number = style({ color: color.textMute, fontVariantNumeric: "tabular-nums" });
export const image = style({
  flex: "none",
  width: 52,
  height: 52,
  borderRadius: 8,
  objectFit: "cover",
  background: color.surfaceSunken,
});
export const details = style({ display: "grid", flex: "1 1 0", minWidth: 0 });
export const name = style({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
export const amount = style({ fontWeight: vars.weight.strong, fontVariantNumeric: "tabular-nums" });
