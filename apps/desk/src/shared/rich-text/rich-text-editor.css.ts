import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const frame = style({
  minWidth: 0,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  selectors: {
    "&:focus-within": { borderColor: color.lineControlHover },
    "&[data-invalid]": { borderColor: color.danger },
  },
});
export const readOnlyFrame = style({
  minWidth: 0,
  border: `1px solid ${color.lineSoft}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
});
export const toolbar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  padding: space[2],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  borderStartStartRadius: vars.radius[2],
  borderStartEndRadius: vars.radius[2],
  background: color.surfacePanel,
});
export const tool = style({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: "none",
  color: color.text,
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": { background: color.surfaceSelected, color: color.brandActive },
    "&[aria-disabled=true]": { color: color.textDisabled, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not([aria-disabled=true])": { background: color.surfaceTint } } },
  },
});
export const lineKind = style({
  height: 36,
  paddingInline: space[2],
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  color: color.text,
  fontSize: vars.size[13],
});
export const linkForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  padding: space[3],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
});
export const text = style({ minWidth: 0 });
globalStyle(`${text} > .ProseMirror`, {
  position: "relative",
  minHeight: 280,
  padding: space[4],
  fontSize: vars.size[14],
  lineHeight: "24px",
  overflowWrap: "break-word",
  whiteSpace: "break-spaces",
  fontVariantLigatures: "none",
});
globalStyle(`${text} > .ProseMirror:focus-visible`, {
  outline: `2px solid ${color.lineControlHover}`,
  outlineOffset: -2,
});
globalStyle(`${text} > .ProseMirror > * + *`, { marginBlockStart: space[3] });
globalStyle(`${text} li > * + *`, { marginBlockStart: space[2] });
globalStyle(`${text} :is(h2, h3, h4)`, { fontWeight: vars.weight.strong, lineHeight: vars.lead[20] });
globalStyle(`${text} h2`, { fontSize: vars.size[20] });
globalStyle(`${text} h3`, { fontSize: vars.size[16] });
globalStyle(`${text} h4`, { fontSize: vars.size[14] });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: space[6], listStyle: "revert" });
globalStyle(`${text} blockquote`, { paddingInlineStart: space[4], borderInlineStart: `3px solid ${color.line}` });
globalStyle(`${text} a`, { textDecoration: "underline", textUnderlineOffset: "3px" });
globalStyle(`${text} img`, { maxWidth: "100%" });
globalStyle(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${color.lineControlHover}` });
globalStyle(`${text} .tableWrapper`, { overflowX: "auto" });
globalStyle(`${text} table`, { width: "100%", borderCollapse: "collapse", tableLayout: "fixed" });
globalStyle(`${text} :is(th, td)`, {
  position: "relative",
  minWidth: 64,
  padding: space[2],
  border: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
globalStyle(`${text} th`, { background: color.surfaceTint, fontWeight: vars.weight.strong });
globalStyle(`${text} .selectedCell`, { background: color.surfaceSelected });
