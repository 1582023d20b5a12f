import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color, space } = vars;

/** Only the columns scroll. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "280px minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  flex: "1 1 0",
  minHeight: 0,
  selectors: {
    "&[data-chosen]": {
      "@media": { "(min-width: 1024px)": { gridTemplateColumns: "280px minmax(0, 1fr) 300px" } },
    },
  },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const list = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  borderInlineEnd: `1px solid ${color.line}`,
  "@media": { [media.phone]: { borderInlineEnd: 0 } },
  selectors: { [`${columns}[data-chosen] > &`]: { "@media": { [media.phone]: { display: "none" } } } },
});
export const listHead = style({ display: "grid", gap: space[3], padding: space[3], paddingBlockEnd: 0 });
export const listTitle = style({ fontSize: vars.size[16], lineHeight: vars.lead[16], fontWeight: vars.weight.strong });
export const listTop = style({ display: "flex", alignItems: "center", gap: space[1], minHeight: 32 });
export const listWaiting = style({ flex: "1 1 auto", color: color.textMute, fontSize: vars.size[13] });
/** Its tabs begin where the field above them does. */
export const listTabs = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 0",
  minHeight: 0,
  paddingInline: space[3],
});
export const rows = style({
  minHeight: 0,
  overflowY: "auto",
  marginInline: `calc(-1 * ${space[1]})`,
  paddingBlock: space[2],
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  padding: `${space[2]} ${space[2]}`,
  border: "1px solid transparent",
  borderRadius: vars.radius[2],
  "@media": { [media.hover]: { ":hover": { background: color.surfaceTint } } },
  selectors: { "&[aria-current]": { borderColor: color.line, background: color.surfacePanel } },
});
export const face = style({ position: "relative", width: 40, height: 40 });
export const avatar = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  overflow: "hidden",
  borderRadius: "50%",
  background: vars.tone.sports,
  fontWeight: vars.weight.strong,
  fontSize: vars.size[13],
});
const dot = style({
  position: "absolute",
  insetInlineEnd: -1,
  insetBlockEnd: -1,
  width: 12,
  height: 12,
  border: `2px solid ${color.surfacePanel}`,
  borderRadius: "50%",
});
export const presence = styleVariants({
  there: [dot, { background: color.success }],
  away: [dot, { background: color.lineControl }],
});
export const name = style({
  fontWeight: vars.weight.strong,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const preview = style({
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const rowEnd = style({
  display: "grid",
  justifyItems: "end",
  gap: 2,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
const wait = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const waits = styleVariants({
  usual: [wait, { color: color.textSoft }],
  soon: [wait, { color: color.warning }],
  late: [wait, { color: color.danger }],
});
export const time = style({ color: color.textMute, fontVariantNumeric: "tabular-nums" });
export const pane = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  background: color.surfacePanel,
});
export const paneHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  padding: `${space[2]} ${space[5]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.phone]: { padding: `${space[2]} ${space[4]}` } },
});
export const paneTitle = style({ flex: "1 1 120px", minWidth: 0 });
export const back = style({ display: "none", "@media": { [media.phone]: { display: "block" } } });
/** Around a face that may have any size. */
globalStyle(`${avatar} > img`, { width: "100%", height: "100%", objectFit: "cover" });
export const log = style({ display: "flex", flexDirection: "column", flex: "1 1 0", minHeight: 0 });
export const note = style({ padding: `${space[3]} ${space[5]}` });
export const foot = style({ borderBlockStart: `1px solid ${color.line}` });
export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
});
export const hint = style({
  marginInlineStart: "auto",
  color: color.textMute,
  fontSize: vars.size[12],
  "@media": { [media.phone]: { display: "none" } },
});
export const replies = style({
  display: "grid",
  gap: space[2],
  margin: `${space[3]} ${space[3]} 0`,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const replyList = style({ maxHeight: 220, overflowY: "auto" });
export const reply = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 140px) minmax(0, 1fr) auto",
  gap: space[3],
  width: "100%",
  padding: `${space[2]} ${space[2]}`,
  borderRadius: vars.radius[2],
  textAlign: "start",
  "@media": { [media.hover]: { ":hover": { background: color.surfaceTint } } },
});
const replyRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  borderRadius: vars.radius[2],
});
export const replyRows = styleVariants({ first: [replyRow, { background: color.surfaceTint }], other: [replyRow] });
export const key = style({
  alignSelf: "center",
  padding: "1px 6px",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[1],
  color: color.textMute,
  fontFamily: "inherit",
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  "@media": { [media.phone]: { display: "none" } },
});
export const aside = style({
  minHeight: 0,
  overflowY: "auto",
  padding: space[5],
  borderInlineStart: `1px solid ${color.line}`,
  background: color.surfacePage,
  "@media": { [media.belowSmallDesktop]: { display: "none" } },
});
/** Where the panel has no place of its own. */
export const onSmallScreens = style({
  display: "none",
  "@media": { [media.belowSmallDesktop]: { display: "block" } },
});
export const person = style({
  display: "grid",
  justifyItems: "center",
  gap: space[1],
  marginBlockEnd: space[5],
  textAlign: "center",
});
export const largeAvatar = style([avatar, { width: 64, height: 64, fontSize: vars.size[18] }]);
export const card = style({
  display: "grid",
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
});
export const cardEnd = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space[3] });
export const nobody = style({
  display: "grid",
  placeItems: "center",
  background: color.surfaceTint,
  "@media": { [media.phone]: { display: "none" } },
});
export const strip = style({ padding: `${space[2]} ${space[5]}` });
