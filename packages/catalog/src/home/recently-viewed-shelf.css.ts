import { media } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const shelf = style({});
// The last part of the heading is the button that clears the shelf.
globalStyle(`${shelf} > :first-child > :last-child`, { marginLeft: "auto" });
/** Two rows of six at most. */
globalStyle(`${shelf} > :last-child`, {
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
