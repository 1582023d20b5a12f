import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export { link } from "../shared/row-link.css.ts";

const { color, space } = vars;

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[1],
  minHeight: vars.layout.controlSmall,
  marginBlockStart: space[3],
});
export const undo = style({ marginBlockStart: space[3] });
export const day = style({
  marginBlockStart: space[4],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.strong,
  color: color.textSoft,
});
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const alerts = style([list, { marginBlockStart: space[4] }]);
export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": { [media.phone]: { gap: space[3], alignItems: "flex-start" } },
});
export const unread = style({});
export const image = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 56,
  height: 56,
  overflow: "hidden",
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  color: color.textSoft,
});
globalStyle(`${image} > img`, { width: "100%", height: "100%", objectFit: "cover" });
export const body = style({ flexGrow: 1, minWidth: 0 });
export const text = style({
  textWrap: "pretty",
  maxWidth: vars.layout.contentText,
  selectors: { [`${unread} &`]: { fontWeight: vars.weight.strong } },
});
export const dot = style({
  display: "inline-block",
  width: 8,
  height: 8,
  marginInlineEnd: space[2],
  borderRadius: "50%",
  background: color.brand,
  verticalAlign: 1,
});
export const meta = style({
  marginBlockStart: 2,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  color: color.textMute,
});
export const actions = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: space[1],
  "@media": { [media.phone]: { flexDirection: "column", gap: 0 } },
});
globalStyle(`${actions} > button`, {
  "@media": { [media.phone]: { minWidth: vars.layout.touch, minHeight: vars.layout.touch } },
});
export const way = style({ textDecoration: "underline", textUnderlineOffset: "3px" });
export const pager = style({ display: "grid", justifyContent: "center", marginBlockStart: space[5] });
export const hint = style({
  marginBlockStart: space[4],
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  color: color.textMute,
});

export const settings = style({ width: "100%", marginBlockStart: space[4], borderCollapse: "collapse" });
globalStyle(`${settings} th, ${settings} td`, {
  padding: `${space[4]} 0`,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  textAlign: "start",
  fontWeight: vars.weight.strong,
});
globalStyle(`${settings} thead th`, {
  paddingBlock: space[2],
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontWeight: vars.weight.regular,
  color: color.textMute,
});
globalStyle(`${settings} :is(th, td):not(:first-child)`, { width: 88, paddingInlineStart: space[4] });
globalStyle(`${settings} td`, { verticalAlign: "middle", lineHeight: 0 });
export const about = style({
  display: "block",
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontWeight: vars.weight.regular,
  color: color.textMute,
});
