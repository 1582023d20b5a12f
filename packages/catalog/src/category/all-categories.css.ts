import { focusRing, media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout, radius, size, space } = vars;

/** What a phone shows in place of the first category's products. */
export const page = style({ display: "none", "@media": { [media.phone]: { display: "block" } } });
export const products = style({ display: "contents", "@media": { [media.phone]: { display: "none" } } });

export const title = style({ paddingBlock: space[4], fontSize: size[20], fontWeight: vars.weight.strong });
/** The names are rows of the left column; the one panel that is open takes all rows of the right one. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  columnGap: space[4],
  alignItems: "start",
  marginInlineStart: `calc(-1 * ${layout.gutterPhone})`,
});
export const department = style({ display: "contents" });
export const name = style({
  position: "relative",
  gridColumn: 1,
  display: "flex",
  alignItems: "center",
  minHeight: 52,
  padding: `${space[2]} ${space[2]} ${space[2]} ${layout.gutterPhone}`,
  background: color.surfaceSunken,
  color: color.textSoft,
  fontSize: size[13],
  // Breaks between words, also where these are written without spaces; one that is too long for the column, anywhere.
  wordBreak: "keep-all",
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": {
      background: color.surfacePage,
      boxShadow: `inset 3px 0 ${color.brand}`,
      color: color.text,
      fontWeight: vars.weight.strong,
    },
    "&:has(:focus-visible)": { ...focusRing, outlineOffset: -2 },
  },
});
export const radio = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" });
export const panel = style({
  gridColumn: 2,
  gridRow: "1 / span 60",
  display: "none",
  gap: space[4],
  paddingBlockEnd: space[5],
});
globalStyle(`${department}:has(:checked) > ${panel}`, { display: "grid" });
export const heading = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: layout.touch,
  borderRadius: radius[1],
  fontWeight: vars.weight.strong,
});
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(72px, 1fr))",
  gap: `${space[4]} ${space[2]}`,
});
export const picture = style({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  borderRadius: radius[2],
  fontSize: size[12],
  lineHeight: vars.lead[12],
  textAlign: "center",
});
export const frame = style({
  width: 72,
  height: 72,
  borderRadius: radius[3],
  background: color.surfaceSunken,
  overflow: "hidden",
});
