import { media } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const shelf = style({});
// The heading's last part is the way to clear it.
globalStyle(`${shelf} > :first-child > :last-child`, { marginLeft: "auto" });
/** Two rows of six at most. */
globalStyle(`${shelf} > :last-child`, {
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
