import { media, vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, layout, space, radius } = vars;

/** On a phone the header's button opens the same sheet. */
export const menu = style({
  flex: "none",
  width: layout.categories,
  marginInlineEnd: space[5],
  "@media": { [media.belowSmallDesktop]: { width: "auto" }, [media.phone]: { display: "none" } },
});
export const button = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "100%",
  height: "100%",
  paddingInline: `${space[4]} 14px`,
  borderRadius: `${radius[2]} ${radius[2]} 0 0`,
  background: color.surfaceTint,
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
  "@media": { [media.hover]: { ":hover": { background: color.surfaceSunken } } },
});
export const chevron = style({ marginInlineStart: "auto", color: color.textMute });

const shown = style({
  position: "absolute",
  zIndex: vars.layer.menu,
  "@media": { [media.belowSmallDesktop]: { display: "none" } },
});
// The padding covers the gap between button and panel, so that a pointer that crosses it does not leave.
const floating = style([shown, { insetBlockStart: "100%", paddingBlockStart: space[2] }]);
/** On home, where it is a part of the page. */
export const besideHero = style({});
export const panel = styleVariants({
  open: [floating],
  home: [shown, besideHero, { insetBlockStart: `calc(100% + ${space[5]})` }],
  closed: [
    floating,
    {
      display: "none",
      "@media": {
        // No script opens it there.
        "(scripting: none) and (min-width: 1024px)": {
          selectors: { [`${menu}:is(:hover, :focus-within) &`]: { display: "block" } },
        },
      },
    },
  ],
});
