import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

/** What every page of the desk is made of. */
export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });
export const title = style({
  flex: "1 1 auto",
  fontFamily: vars.font.display,
  fontSize: vars.size[24],
  lineHeight: vars.lead[24],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
});
export const panel = style({
  minWidth: 0,
  padding: space[5],
  border: `1px solid ${color.lineSoft}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [media.phone]: { padding: space[4] } },
});
export const panelTitle = style({
  marginBlockEnd: space[3],
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  fontWeight: vars.weight.strong,
});
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 320px",
  alignItems: "start",
  gap: space[5],
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const mute = style({ color: color.textMute, fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const strong = style({ fontWeight: vars.weight.strong });
export const number = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/** Attributes, one a line: name and value. */
export const attributes = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space[2]} ${space[4]}`,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const attributeName = style({ color: color.textMute });
export const words = style({ whiteSpace: "pre-line" });
export const tableFrame = style({ overflowX: "auto" });
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: vars.size[13],
  // Where it is too wide it is scrolled: words are not broken apart for it.
  overflowWrap: "break-word",
});
/** On phones no table any more: its head is only spoken, because the cells say themselves what they are. */
export const foldedTable = style({ "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${foldedTable} > thead`, {
  "@media": {
    [media.phone]: {
      display: "block",
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
/** On phones each row is a card, so that what can be done with it is in sight. */
export const cardTable = style([foldedTable, {}]);
globalStyle(`${cardTable} > tbody`, { "@media": { [media.phone]: { display: "grid", gap: space[3] } } });
globalStyle(`${cardTable} > tbody > tr`, {
  "@media": {
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space[2],
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius[3],
    },
  },
});
globalStyle(`${cardTable} > tbody > tr > td, ${cardTable} > tbody > tr > th`, {
  "@media": { [media.phone]: { minWidth: 0, padding: 0, borderBlockEnd: 0, textAlign: "start" } },
});
/** What its column is called, where the head is not seen. */
globalStyle(`${cardTable} > tbody > tr > td[data-column]::before`, {
  "@media": {
    [media.phone]: { content: "attr(data-column)", display: "block", color: color.textMute, fontSize: vars.size[12] },
  },
});
globalStyle(`${cardTable} > tbody > tr > td:empty`, { "@media": { [media.phone]: { display: "none" } } });
export const headCell = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.textMute,
  fontWeight: vars.weight.regular,
  textAlign: "start",
  whiteSpace: "nowrap",
  selectors: { "&:first-child": { paddingInlineStart: 0 }, "&:last-child": { paddingInlineEnd: 0 } },
});
export const cell = style({
  minWidth: 96,
  padding: space[3],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  fontWeight: vars.weight.regular,
  lineHeight: vars.lead[13],
  textAlign: "start",
  verticalAlign: "top",
  selectors: { "&:first-child": { paddingInlineStart: 0 }, "&:last-child": { paddingInlineEnd: 0 } },
});
export const atEnd = style({ textAlign: "end" });
export const thumbnail = style({
  flex: "none",
  width: 48,
  height: 48,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  objectFit: "cover",
});
export const pictures = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const picture = style({
  display: "block",
  width: 90,
  height: 90,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  objectFit: "cover",
});
export const document = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: space[1],
  boxSizing: "border-box",
  width: 90,
  height: 90,
  padding: space[1],
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  color: color.text,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textAlign: "center",
  overflowWrap: "anywhere",
});
/** Three lines of what a file is called. */
export const documentTitle = style({
  display: "-webkit-box",
  maxHeight: `calc(3 * ${vars.lead[12]})`,
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
});
export const skeletons = style({ display: "grid", gap: space[3] });
export const line = style({ display: "flex", gap: space[3], minWidth: 180 });
