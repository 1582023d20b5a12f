import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A page that could not be loaded for want of a connection. */
export const offlinePage = style({});
/** Gone where the page itself says the same. */
export const above = style({
  paddingTop: vars.space[4],
  selectors: { [`:has(.${offlinePage}) > &`]: { display: "none" } },
});
