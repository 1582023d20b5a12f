import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, radius } = vars;

export const gallery = style({ display: "grid", gap: space[3], minWidth: 0 });
export const stage = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: radius[4],
  background: color.surfaceSunken,
  // Horizontal gestures are handled by `useSwipe`.
  touchAction: "pan-y pinch-zoom",
  "@media": {
    // From edge to edge.
    [media.phone]: { marginInline: `calc(-1 * ${vars.layout.gutterPhone})`, borderRadius: 0 },
  },
});
/** The button covers the whole image, but only the magnifier in the corner is visible. */
export const enlarge = style({
  position: "absolute",
  inset: 0,
  cursor: "zoom-in",
  selectors: { "&:focus-visible": { outlineOffset: -4, boxShadow: "none", borderRadius: "inherit" } },
  "@media": { "(scripting: none)": { display: "none" } },
});
export const lens = style({
  position: "absolute",
  insetInlineEnd: 14,
  insetBlockEnd: 14,
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: radius.full,
  background: color.surfacePanel,
  boxShadow: vars.shadow[2],
});
/** Which of the images is shown. */
export const imageNumber = style({
  position: "absolute",
  insetInlineStart: 14,
  insetBlockEnd: 14,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.full,
  background: color.surfacePanel,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontVariantNumeric: "tabular-nums",
});
export const thumbnails = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: 10,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});
/** Two borders around a thumbnail, the inner one in the colour of the ground. */
function doubleBorder(outer: string) {
  return { boxShadow: `0 0 0 2px ${color.surfacePage}, 0 0 0 4px ${outer}` };
}
const chosen = '&[aria-current="true"]';
export const thumbnail = style({
  display: "block",
  width: "100%",
  borderRadius: radius[2],
  selectors: {
    [chosen]: doubleBorder(color.text),
    // The focus ring looks the same as the border, so it is drawn around it.
    [`${chosen}:focus-visible`]: { outlineOffset: 6 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { [chosen]: { border: "2px solid Highlight" } } },
  },
});
globalStyle(`${thumbnail} > *`, { borderRadius: radius[2] });
