import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, size, lead } = vars;

export const history = style({ minWidth: 0, maxWidth: 720 });
export const details = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[8]}`,
  marginBlockEnd: space[5],
});
export const amount = style({ fontWeight: vars.weight.strong, fontVariantNumeric: "tabular-nums" });
export const variant = style({ marginBlockEnd: space[3], color: color.textSoft });
/** The scale on the left, the line beside it, the days below. */
export const chart = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[4],
  color: color.textMute,
  fontSize: size[12],
  lineHeight: lead[12],
  fontVariantNumeric: "tabular-nums",
});
export const scale = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  textAlign: "end",
});
export const plot = style({
  height: 120,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${color.line}`,
  boxSizing: "content-box",
});
export const line = style({ display: "block", width: "100%", height: "100%", overflow: "visible" });
export const path = style({ fill: "none", stroke: color.text, strokeWidth: 2, vectorEffect: "non-scaling-stroke" });
export const ends = style({ gridColumn: 2, display: "flex", justifyContent: "space-between" });

export const more = style({});
globalStyle(`${more} > summary`, {
  width: "fit-content",
  cursor: "pointer",
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
  paddingBlock: space[2],
  "@media": { [media.phone]: { paddingBlock: 13 } },
});
/** Many changes scroll in their own room. */
export const scroll = style({ maxHeight: 320, overflowY: "auto" });
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: size[13], lineHeight: lead[13] });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  textAlign: "start",
  fontWeight: "inherit",
});
globalStyle(`${table} thead th`, { color: color.textSoft });
globalStyle(`${table} :is(th, td):last-child`, { textAlign: "end", fontVariantNumeric: "tabular-nums" });
