import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const sectionHead = style({ margin: 0, fontSize: vars.size[16], lineHeight: vars.lead[16] });
export const sectionButton = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  width: "100%",
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "transparent",
  color: color.text,
  font: "inherit",
  fontWeight: vars.weight.strong,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focusOuter}`, outlineOffset: 2, borderRadius: vars.radius[2] },
  },
});
export const chevron = style({
  alignSelf: "center",
  flex: "none",
  display: "inline-flex",
  color: color.textMute,
  selectors: { "[aria-expanded=true] > &": { transform: "rotate(90deg)" } },
});
export const summary = style({
  flex: "1 1 200px",
  minWidth: 0,
  overflow: "hidden",
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.regular,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const sectionBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  paddingBlockStart: space[3],
});
globalStyle(`${sectionBody}[hidden]`, { display: "none" });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** Beside the sections it stays in sight. */
export const aside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  position: "sticky",
  insetBlockStart: 72,
  maxHeight: "calc(100dvh - 88px)",
  overflowY: "auto",
  "@media": { [media.belowDesktop]: { position: "static", maxHeight: "none" } },
});
export const problems = style({ display: "grid", gap: space[1], margin: 0, padding: 0, listStyle: "none" });
export const problemLink = style({
  width: "100%",
  padding: `${space[1]} 0`,
  border: 0,
  background: "transparent",
  color: color.text,
  font: "inherit",
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: 3,
  cursor: "pointer",
});
export const status = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const wrong = style({ color: color.danger, fontSize: vars.size[12], lineHeight: vars.lead[12] });
export const option = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const optionHead = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const optionName = style({ flex: "1 1 120px", minWidth: 0, fontWeight: vars.weight.strong });
export const values = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const value = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: 36,
  paddingInlineStart: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: 18,
  background: color.surfacePanel,
});
export const valueText = style({
  minWidth: 28,
  minHeight: 34,
  maxWidth: 180,
  overflow: "hidden",
  paddingInline: space[1],
  border: 0,
  background: "transparent",
  color: color.text,
  font: "inherit",
  fontSize: vars.size[13],
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
});
export const valueStep = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 28,
  height: 34,
  padding: 0,
  border: 0,
  borderRadius: 14,
  background: "transparent",
  color: color.textMute,
  cursor: "pointer",
  selectors: {
    "&:disabled": { opacity: 0.3, cursor: "default" },
    "&:hover:not(:disabled)": { color: color.text },
    "&:focus-visible": { outline: `2px solid ${color.focusOuter}` },
  },
  "@media": { [media.phone]: { width: 36, height: 44 } },
});
export const valuePicture = style({ flex: "none", width: 24, height: 24, borderRadius: 12, objectFit: "cover" });
export const adding = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr) auto",
  alignItems: "start",
  gap: space[3],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const further = style([adding, { gridTemplateColumns: "minmax(0, 1fr) auto" }]);
/** Beside fields, whose labels stand above them. */
export const besideFields = style({ marginBlockStart: 26, "@media": { [media.phone]: { marginBlockStart: 0 } } });
export const filling = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr)) auto",
  alignItems: "start",
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
  "@media": {
    [media.belowDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", padding: space[3] },
  },
});
/** On phones two cells beside each other. */
export const matrixRow = style({
  "@media": { [media.phone]: { selectors: { "&&&&": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } } },
});
export const matrixName = style({
  "@media": { [media.phone]: { gridColumn: "1 / -1", fontWeight: vars.weight.strong } },
});
export const matrixCell = style({ minWidth: 0, padding: `${space[1]} ${space[1]}`, verticalAlign: "middle" });
export const matrixInput = style({
  boxSizing: "border-box",
  width: "100%",
  minWidth: 76,
  height: vars.layout.controlSmall,
  paddingInline: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  color: color.text,
  font: "inherit",
  fontSize: vars.size[13],
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[aria-invalid]": { borderColor: color.danger } },
  "@media": { [media.phone]: { height: vars.layout.control, fontSize: vars.size[16] } },
});
export const matrixNumber = style([matrixInput, { textAlign: "end" }]);
export const rowName = style({ display: "flex", alignItems: "center", gap: space[2], minWidth: 110 });
export const rowPicture = style({
  flex: "none",
  width: 32,
  height: 32,
  borderRadius: vars.radius[1],
  background: color.surfaceTint,
  objectFit: "cover",
});
export const leftOut = style({ color: color.textMute, fontSize: vars.size[13] });
/** Beside what stands above or below it. */
export const matrix = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const columnHead = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const pictureChoices = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const pictureChoice = style({
  padding: 2,
  border: `2px solid transparent`,
  borderRadius: vars.radius[2],
  background: "transparent",
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": { borderColor: color.lineSelected },
    "&:focus-visible": { outline: `2px solid ${color.focusOuter}` },
  },
});
export const differences = style({ display: "grid", gap: space[5] });
export const side = style({
  display: "block",
  maxHeight: 120,
  overflow: "auto",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const chosenPath = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
