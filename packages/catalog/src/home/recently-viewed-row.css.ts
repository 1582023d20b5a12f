import { media } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const row = style({});
// The last part of the heading is the button that clears the shelf.
globalStyle(`${row} > :first-child > :last-child`, { marginInlineStart: "auto" });
/** Two rows of six at most. */
globalStyle(`${row} > :last-child`, {
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
