import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

export const strip = style({ background: color.surfaceSunken, color: color.textSoft, fontSize: vars.size[12] });
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  minHeight: vars.layout.barTop,
  whiteSpace: "nowrap",
});

/** On a phone it holds the announcements alone, because the language is in the header there. */
export const welcome = style({
  minWidth: 0,
  marginInlineStart: "auto",
  "@media": { [media.phone]: { marginInlineStart: 0, selectors: { "* + &": { display: "none" } } } },
});
const group = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: space[4],
  paddingInlineStart: space[4],
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    width: 1,
    height: 12,
    background: color.lineStrong,
  },
  "@media": { [media.phone]: { display: "none" } },
});
export const session = style([group, {}]);
export const service = style([group, { "@media": { [media.belowSmallDesktop]: { display: "none" } } }]);
globalStyle(`${service} > :nth-child(n + 3)`, { "@media": { [media.belowDesktop]: { display: "none" } } });
globalStyle(`${session} > :first-child`, { color: color.text, fontWeight: vars.weight.strong });
export const tools = style([group, {}]);
globalStyle(`${tools} summary`, { display: "flex" });
globalStyle(`${row} summary`, { minHeight: 24 });
export const link = style({
  // As high as a target has to be.
  paddingBlock: 5,
  borderRadius: vars.radius[1],
  "@media": { [media.hover]: { ":hover": { color: color.text, textDecoration: "underline" } } },
});

/** Takes the width that the links leave; a title that does not fit is cut. */
export const announcements = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minWidth: 0,
});
/** On phones a finger finds it, on its way over the edge of the page and of the strip. */
export const sign = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 24,
  height: 24,
  marginInline: -5,
  color: vars.color.textBrand,
  "@media": {
    [media.phone]: { width: vars.layout.touch, height: vars.layout.touch, marginInline: -15 },
  },
});
export const announcementsLink = style({
  borderRadius: vars.radius[1],
  "@media": { [media.hover]: { ":hover": { color: vars.color.text, textDecoration: "underline" } } },
});
