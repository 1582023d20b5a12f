import { focusRing, media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** Takes files that are dropped. */
export const dropZone = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  padding: `${space[6]} ${space[4]}`,
  border: `1px dashed ${color.lineControl}`,
  borderRadius: vars.radius[3],
  color: color.textSoft,
  textAlign: "center",
});
/** Its input fills it, so that a press anywhere opens the browser's own picker. */
export const chooser = style([
  dropZone,
  {
    selectors: { "&:has(:focus-visible)": focusRing },
    "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: color.lineControlHover } } } },
  },
]);
export const chooserOver = style({ borderColor: color.lineControlHover, background: color.surfaceTint });
export const chooserTitle = style({ color: color.text, fontWeight: vars.weight.strong });
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  fontSize: 0,
});
export const fault = style({ selectors: { "&:not(:empty)": { marginBlockStart: space[3] } } });
export const hints = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: "disc",
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const runHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const runTitle = style({
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});
export const counts = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space[3],
  margin: 0,
  "@media": { [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const countOf = style({ display: "flex", flexDirection: "column-reverse", margin: 0 });
export const countNumber = style({
  margin: 0,
  fontSize: vars.size[20],
  lineHeight: vars.lead[20],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const location = style({ minWidth: 56, overflowWrap: "anywhere" });
