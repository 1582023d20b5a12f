import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, radius } = vars;

export const gallery = style({ display: "grid", gap: space[3], minWidth: 0 });
export const stage = style({ overflow: "hidden", borderRadius: radius[3], background: color.surfaceSunken });
export const thumbnails = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: space[3],
});
/** Two frames around a thumbnail, the inner one of the ground's colour. */
function frame(outer: string) {
  return { boxShadow: `0 0 0 2px ${color.surfacePage}, 0 0 0 4px ${outer}` };
}
const chosen = '&[aria-current="true"]';
export const thumbnail = style({
  display: "block",
  width: "100%",
  borderRadius: radius[2],
  selectors: {
    [chosen]: frame(color.text),
    // The focus ring looks the same, so it goes around the frame.
    [`${chosen}:focus-visible`]: { outlineOffset: 6 },
  },
  "@media": {
    [media.hover]: { selectors: { "&:not([aria-current]):hover": frame(color.lineStrong) } },
    [media.forcedColors]: { selectors: { [chosen]: { border: "2px solid Highlight" } } },
  },
});
globalStyle(`${thumbnail} > *`, { borderRadius: radius[2] });
