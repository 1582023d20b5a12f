import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, layout, space } = vars;

/** As high as the category panel, which the chrome lays over its left side where there are categories. */
export const stage = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space[2],
  minHeight: layout.categoriesHeight,
  marginBlockStart: space[5],
  paddingInline: `calc(${layout.categories} + ${space[5]})`,
  "@media": { [media.belowSmallDesktop]: { minHeight: "50vh", paddingInline: 0 } },
});
export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `${space[2]} ${space[5]}`,
  color: color.textSoft,
  fontSize: vars.size[13],
});
