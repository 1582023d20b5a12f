import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** The tree, and the chosen category at its end. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(360px, 460px)",
  alignItems: "start",
  gap: space[5],
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** Where there is no room for both, one of them is shown. */
export const besideHidden = style({ "@media": { [media.belowDesktop]: { display: "none" } } });
export const back = style({ display: "none", "@media": { [media.belowDesktop]: { display: "block" } } });
export const tree = style({ display: "grid", gap: space[3] });
export const list = style({ outline: "none" });
export const item = style({
  position: "relative",
  borderRadius: vars.radius[2],
  outline: "none",
  cursor: "pointer",
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  selectors: {
    "&[data-hovered]": { background: color.surfaceTint },
    "&[data-selected]": { background: color.surfaceSelected },
    "&[data-focus-visible]": { boxShadow: `inset 0 0 0 2px ${color.focusOuter}` },
    "&[data-dragging]": { opacity: 0.5 },
    "&[data-drop-target]": { boxShadow: `inset 0 0 0 2px ${color.lineSelected}`, background: color.brandTint },
  },
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: 44,
  paddingInlineEnd: space[3],
  "@media": { [media.phone]: { flexWrap: "wrap", rowGap: 0 } },
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
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: color.text },
    "&[data-focus-visible]": { outline: `2px solid ${color.focusOuter}` },
  },
});
export const handle = style([press, { cursor: "grab" }]);
export const chevron = style([
  press,
  { selectors: { "[data-expanded] > div > div > &, [data-expanded] &": { transform: "rotate(90deg)" } } },
]);
export const noChevron = style({ flex: "none", width: 28 });
/** Smaller than elsewhere, so that many rows fit. */
export const picture = style({
  flex: "none",
  display: "inline-grid",
  width: 32,
  height: 32,
  overflow: "hidden",
  borderRadius: vars.radius[2],
  "@media": { [media.phone]: { display: "none" } },
});
export const name = style({
  flex: "0 1 auto",
  minWidth: 0,
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { flex: "1 1 0" } },
});
export const tags = style({
  flex: "1 1 auto",
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  // Below the name and the count, where there is no room beside them.
  "@media": { [media.phone]: { order: 1, flexBasis: "100%", selectors: { "&:empty": { display: "none" } } } },
});
export const count = style({
  flex: "none",
  color: color.textMute,
  fontSize: vars.size[12],
  fontVariantNumeric: "tabular-nums",
});
/** Between two rows, where what is dragged would stand. */
export const gap = style({
  height: 0,
  selectors: { "&[data-drop-target]": { outline: `1px solid ${color.lineSelected}`, outlineOffset: 0 } },
});
export const saveBar = style({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surfacePanel,
});
export const counts = style({ display: "grid", gap: space[1], paddingInlineStart: space[5], listStyle: "disc" });
