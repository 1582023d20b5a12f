import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
  paddingBlockStart: space[8],
  "@media": { [media.phone]: { gap: space[10], paddingBlockStart: space[5] } },
});

export const strip = style({ borderBlockEnd: `1px solid ${vars.color.line}`, background: vars.color.surfacePanel });
/** However many categories a shop has, they stay in one line; the strip has the bar's own line. */
export const scroller = style({
  marginBlockEnd: -1,
  overflowX: "auto",
  overflowY: "hidden",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
});
