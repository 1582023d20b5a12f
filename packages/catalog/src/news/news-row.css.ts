import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";

const { color, size, lead, space } = vars;

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "220px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[6],
  paddingBlock: space[6],
  borderBottom: `1px solid ${color.line}`,
  selectors: { "&:first-child": { paddingTop: 0 } },
  "@media": { [media.phone]: { gridTemplateColumns: "120px minmax(0, 1fr)", gap: space[4], paddingBlock: space[4] } },
});
/** Without a picture the text has the row to itself. */
export const plain = style({ gridTemplateColumns: "minmax(0, 1fr)" });
export const image = style({
  width: "100%",
  aspectRatio: "11 / 7",
  objectFit: "cover",
  borderRadius: vars.radius[3],
  background: color.surfaceSunken,
});
export const text = style({ display: "grid", gap: space[1] });
export const title = style([
  twoLines,
  { fontSize: size[16], lineHeight: lead[16], fontWeight: vars.weight.strong, overflowWrap: "anywhere" },
]);
/** The whole row leads to the article. */
export const link = style({
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius[3] },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:focus-visible::after": {
      outline: `2px solid ${color.focusOuter}`,
      outlineOffset: "2px",
      boxShadow: `0 0 0 2px ${color.focusInner}`,
    },
  },
});
globalStyle(`${row}:hover ${link}`, {
  "@media": { [media.hover]: { textDecoration: "underline", textUnderlineOffset: "4px" } },
});
export const intro = style([
  twoLines,
  { color: color.textSoft, overflowWrap: "anywhere", "@media": { [media.phone]: { fontSize: size[13] } } },
]);
