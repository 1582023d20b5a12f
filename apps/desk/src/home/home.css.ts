import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const blockList = style({ display: "grid", gap: space[1], outline: "none" });
export const block = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minHeight: 48,
  paddingInline: space[2],
  borderRadius: vars.radius[2],
  outline: "none",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { background: color.surfaceTint },
    "&[data-selected]": { background: color.surfaceSelected },
    "&[data-focus-visible]": { boxShadow: `inset 0 0 0 2px ${color.focusOuter}` },
    "&[data-dragging]": { opacity: 0.5 },
  },
});
export const gap = style({
  height: 2,
  selectors: { "&[data-drop-target]": { background: color.lineSelected } },
});
const press = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 28,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: "transparent",
  color: color.textMute,
  selectors: {
    "&[data-hovered]": { color: color.text },
    "&[data-focus-visible]": { outline: `2px solid ${color.focusOuter}` },
    "&[data-disabled]": { opacity: 0.4 },
  },
});
export const handle = style([press, { cursor: "grab" }]);
export const step = style([press, { cursor: "pointer" }]);
export const noHandle = style([press, { visibility: "hidden" }]);
export const blockName = style({ flex: "1 1 140px", minWidth: 0, fontSize: vars.size[14], lineHeight: vars.lead[14] });
export const blockDetail = style({
  display: "block",
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const steps = style({ display: "flex" });
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const languagePictures = style([fields, { marginBlockStart: space[3] }]);
export const folded = style({ fontSize: vars.size[14], lineHeight: vars.lead[14] });
export const item = style({
  display: "grid",
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const itemHead = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const itemName = style({ flex: "1 1 120px", minWidth: 0, fontWeight: vars.weight.strong });
export const wideThumbnail = style({
  flex: "none",
  width: 96,
  height: 40,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  objectFit: "cover",
});
export const chosenList = style({ display: "grid", gap: space[1], paddingInlineStart: 0, listStyle: "none" });
export const chosen = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2], minHeight: 40 });
export const chosenName = style({ flex: "1 1 140px", minWidth: 0 });
export const focusFrame = style({
  position: "relative",
  flex: "1 1 240px",
  maxWidth: 420,
  cursor: "crosshair",
  touchAction: "none",
});
export const focusPicture = style({
  display: "block",
  width: "100%",
  borderRadius: vars.radius[2],
  userSelect: "none",
});
export const focusMark = style({
  position: "absolute",
  width: 20,
  height: 20,
  marginBlockStart: -10,
  marginInlineStart: -10,
  border: `3px solid ${color.surfacePanel}`,
  borderRadius: "50%",
  background: color.brand,
  boxShadow: `0 0 0 1px ${color.text}`,
  pointerEvents: "none",
});
export const focusNumber = style({ display: "grid", gap: space[2], flex: "0 1 140px" });
export const bullets = style({ display: "grid", gap: space[2], paddingInlineStart: space[5] });
