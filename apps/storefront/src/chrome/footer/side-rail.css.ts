import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const { color, layout, motion } = vars;

/** In the margin beside the column where there is one, never closer than 4 px to the edge. */
export const rail = style({
  position: "fixed",
  zIndex: vars.layer.rail,
  insetBlockStart: "50%",
  insetInlineEnd: `clamp(4px, (100vw - ${layout.content}) / 2 - 60px, 24px)`,
  translate: "0 -50%",
  width: layout.rail,
  paddingBlock: 7,
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.full,
    background: color.surfacePanel,
    boxShadow: vars.shadow[2],
  },
  "@media": { [media.belowDesktop]: { display: "none" } },
});
/** The button to the top keeps its place while it is hidden, so the pill ends above it. */
export const short = style({ "::before": { insetBlockEnd: 53 } });
export const button = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "100%",
  height: 44,
  borderRadius: vars.radius.full,
  color: color.textSoft,
  ":focus-visible": { outlineOffset: -2, boxShadow: "none" },
  "@media": { [media.hover]: { ":hover": { color: color.textBrand } } },
});
export const sign = style({ position: "relative" });
globalStyle(`${rail} ${sign} > span`, { insetInlineStart: "auto", insetInlineEnd: -10 });
/** The button stands below a short line where there are entries above it. */
const last = style([
  button,
  {
    selectors: {
      "* + &": { marginBlockStart: 9 },
      "* + &::before": {
        content: '""',
        position: "absolute",
        insetBlockStart: -5,
        width: 20,
        borderBlockStart: `1px solid ${color.line}`,
      },
    },
  },
]);
export const top = styleVariants({ shown: [last, {}], hidden: [last, { visibility: "hidden" }] });

/** The name beside the icon: always there for screen readers, shown on hover after a moment, and with the focus. */
export const tip = style({
  position: "absolute",
  insetInlineEnd: "calc(100% + 10px)",
  padding: "6px 10px",
  borderRadius: 6,
  background: color.surfaceInverse,
  color: color.textOnInverse,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  whiteSpace: "nowrap",
  pointerEvents: "none",
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.easeOut}`,
});
globalStyle(`${button}:hover > ${tip}`, { "@media": { [media.hover]: { opacity: 1, transitionDelay: "300ms" } } });
globalStyle(`${button}:focus-visible > ${tip}`, { opacity: 1 });
