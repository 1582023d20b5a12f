import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const ways = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const about = style({ color: color.textMute, fontSize: vars.size[13] });
const any = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const way = style([any]);
export const closedWay = style([any, { background: color.surfaceTint, borderStyle: "dashed" }]);
export const title = style({ fontSize: vars.size[14], lineHeight: vars.lead[14], fontWeight: vars.weight.strong });
export const until = style({ display: "block", marginBlockStart: space[1], color: color.text });
export const replaced = style({ display: "block", marginBlockStart: space[1], color: color.text });
export const lines = style({ display: "grid", gap: space[2], marginBlockStart: space[3] });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const lineName = style({ flex: "1 1 160px", minWidth: 0, color: color.text });
