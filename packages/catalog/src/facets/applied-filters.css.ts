import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

/** One line that scrolls sideways on a phone. */
export const applied = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  marginBlockStart: -8,
  "@media": {
    [media.phone]: {
      flexWrap: "nowrap",
      marginInline: `calc(-1 * ${vars.layout.gutterPhone})`,
      padding: `4px ${vars.layout.gutterPhone}`,
      marginBlock: "-12px -4px",
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
    },
  },
});
globalStyle(`${applied} a`, {
  borderColor: color.lineControl,
  color: color.text,
  "@media": { [media.phone]: { maxWidth: "70vw", whiteSpace: "nowrap" } },
});
/** An inline link is as high as its letters and its padding. */
globalStyle(`${applied} > :last-child a`, {
  "@media": { [media.phone]: { display: "inline-block", lineHeight: "20px" } },
});
