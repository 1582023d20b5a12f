import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, layout, space, radius } = vars;

/** Topics beside what they hold; on tablets and phones above it, in one row that scrolls sideways. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: `${layout.side} minmax(0, 1fr)`,
  alignItems: "start",
  gap: space[5],
  // Without topics what they hold has the width.
  selectors: { "&:has(> :only-child)": { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] } },
});
export const topics = style({
  "@media": {
    [media.belowSmallDesktop]: { overflowX: "auto", scrollbarWidth: "none", padding: 4 },
  },
});
export const list = style({
  display: "grid",
  gap: 2,
  "@media": { [media.belowSmallDesktop]: { display: "flex", gap: space[2], width: "max-content" } },
});
export const topic = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: 36,
  paddingInline: space[3],
  border: "1px solid transparent",
  borderRadius: radius[2],
  color: color.textSoft,
  selectors: {
    "&[aria-current]": {
      borderColor: color.line,
      background: color.surfacePanel,
      color: color.text,
      fontWeight: vars.weight.strong,
    },
    "&[aria-current]::before": {
      content: '""',
      position: "absolute",
      insetBlock: 8,
      insetInlineStart: -1,
      width: 3,
      borderRadius: 2,
      background: color.brand,
    },
  },
  "@media": {
    [media.hover]: { ":hover": { color: color.text } },
    [media.belowSmallDesktop]: {
      minHeight: layout.touch,
      maxWidth: "80vw",
      border: `1px solid ${color.line}`,
      borderRadius: radius.full,
      background: color.surfacePanel,
      overflow: "hidden",
      selectors: {
        "&[aria-current]": { borderColor: color.text },
        "&[aria-current]::before": { display: "none" },
      },
    },
    [media.forcedColors]: { selectors: { "&[aria-current]": { outline: "2px solid Highlight" } } },
  },
});
