import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const more = style({ marginBlockStart: space[3], textAlign: "center" });
/** The next picture looks in at the side. */
export const advertising = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  gap: space[3],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "thin",
  selectors: { "&:has(> :nth-child(2))": { gridAutoColumns: "92%" } },
});
export const slide = style({
  display: "block",
  height: 240,
  overflow: "hidden",
  borderRadius: vars.radius[4],
  scrollSnapAlign: "start",
  ":focus-visible": { outlineOffset: -4, boxShadow: "none" },
  "@media": { [media.phone]: { height: 148 } },
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });

/** As wide as it is read with ease. */
export const story = style({ maxWidth: 720 });
