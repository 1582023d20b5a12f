import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { besideHero } from "../categories/category-menu.css.ts";

/** A page that could not be loaded for want of a connection. */
export const offlinePage = style({});
/** Gone where the page itself says the same. */
export const above = style({
  paddingBlockStart: vars.space[4],
  selectors: { [`:has(.${offlinePage}) > &`]: { display: "none" } },
  "@media": {
    // Beside the categories where these are a part of the page, which would lie under it.
    [`${media.smallDesktop}, ${media.desktop}`]: {
      selectors: {
        [`html:has(.${besideHero}) &`]: {
          marginInlineStart: `calc(${vars.layout.categories} + ${vars.space[5]})`,
        },
      },
    },
  },
});
