import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;
const wide = `not all and ${media.belowSmallDesktop}`;

export const panel = style({ minWidth: 0 });
/** Beside the list the panel is always open; below it is a button, which opens a sheet once scripts run. */
export const fold = style({
  "@media": { [wide]: { selectors: { "&::details-content": { contentVisibility: "visible" } } } },
});
export const opener = style({
  listStyle: "none",
  width: "fit-content",
  "@supports": {
    // A browser that cannot keep it open leaves the button.
    "selector(::details-content)": { "@media": { [wide]: { display: "none" } } },
  },
});
globalStyle(`${opener}::-webkit-details-marker`, { display: "none" });
export const badge = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: vars.radius.full,
  background: color.surfaceInverse,
  color: color.textOnInverse,
  fontSize: size[11],
  lineHeight: lead[11],
  fontVariantNumeric: "tabular-nums",
});
export const form = style({
  "@media": { [media.belowSmallDesktop]: { marginBlockStart: space[4] } },
});
export const apply = style({ display: "none", "@media": { "(scripting: none)": { display: "block" } } });
globalStyle(`${apply} > *`, { width: "100%" });

/** Beside the list only: on a phone the button comes with its number. */
export const waiting = style({
  display: "grid",
  gap: space[3],
  "@media": { [media.belowSmallDesktop]: { display: "none" } },
});
