import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout } = vars;

const onPhones = { display: "none", "@media": { [media.phone]: { display: "block" } } };
export const space = style([onPhones, { height: layout.barTabs, background: color.surfaceInverse }]);
export const bar = style([
  onPhones,
  {
    position: "fixed",
    zIndex: vars.layer.rail,
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surfacePanel,
    // A page that has a bar of its own shows it here instead.
    selectors: { "html:has([data-bottom-bar]) &": { display: "none" } },
  },
]);
export const tabs = style({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr", height: layout.barTabs });
export const tab = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 2,
  height: "100%",
  color: color.textSoft,
  fontSize: vars.size[11],
  lineHeight: "14px",
  ":focus-visible": { outlineOffset: -4, boxShadow: "none" },
  selectors: { '&[aria-current="page"]': { color: color.textBrand, fontWeight: vars.weight.strong } },
});
export const sign = style({ position: "relative" });
// An element that gets the focus by keyboard is scrolled to above the bar, not behind it.
globalStyle("html", { "@media": { [media.phone]: { scrollPaddingBlockEnd: layout.barTabs } } });
