import { style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "./theme.css.ts";

const { color, space } = vars;

export const group = style({
  display: "grid",
  gridTemplateColumns: "120px auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space[3],
  minHeight: 44,
  outline: "none",
  // On phones the word stands below the label, so that choosing moves nothing.
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", gridTemplateRows: "1fr auto", minHeight: 48 },
  },
});
export const label = style({
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
export const stars = style({ display: "flex", "@media": { [media.phone]: { gridArea: "1 / 2 / 3" } } });
export const star = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 44,
  borderRadius: vars.radius[2],
  color: color.ratingEmpty,
  cursor: "pointer",
  selectors: { "&:has(:focus-visible)": focusRing },
});
export const filled = style({ color: color.rating });
/** The button itself lies over its star, and is drawn by the star alone. */
export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
  "@media": { [media.forcedColors]: { opacity: 1 } },
});
export const starShape = style({ fill: "currentcolor", stroke: "currentcolor", strokeWidth: 1.2 });
export const word = style({
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  "@media": { [media.phone]: { gridArea: "2 / 1" } },
});
export const wrong = style({ display: "inline-flex", alignItems: "center", gap: space[1], color: color.danger });
