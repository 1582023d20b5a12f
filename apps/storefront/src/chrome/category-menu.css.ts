import { media, vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, layout, space, radius } = vars;

export const menu = style({
  flex: "none",
  width: layout.categories,
  marginRight: space[5],
  "@media": {
    [media.belowSmallDesktop]: { width: "auto" },
    [media.phone]: { position: "static", marginRight: space[4] },
  },
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
export const chevron = style({ marginLeft: "auto", color: color.textMute });

const shown = style({ position: "absolute", top: `calc(100% + ${space[5]})`, zIndex: vars.layer.menu });
export const panel = styleVariants({
  open: [shown, { top: `calc(100% + ${space[2]})` }],
  home: [shown, { "@media": { [media.belowSmallDesktop]: { display: "none" } } }],
  closed: { display: "none" },
});
