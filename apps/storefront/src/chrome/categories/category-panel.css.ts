import { vars } from "@plaza/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, layout, space, radius } = vars;

export const panel = style({ position: "relative" });
export const list = style({
  display: "flex",
  flexDirection: "column",
  width: layout.categories,
  height: layout.categoriesHeight,
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius[4],
  background: color.surfacePanel,
  overflowY: "auto",
});
/** The panel lies over the page, rather than being a part of it. */
export const floating = style({ boxShadow: vars.shadow[3] });
export const item = style({ display: "flex", flex: "1 0 auto" });

const base = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  flex: 1,
  minHeight: 36,
  paddingInline: "10px 8px",
  borderRadius: radius[2],
  color: color.textSoft,
  ":focus-visible": { outlineOffset: -2, boxShadow: "none" },
});
const lit = { background: color.surfaceTint, color: color.text, fontWeight: vars.weight.strong };
// Only the item that the fly-out belongs to is highlighted, not one that the pointer crosses on its way to the fly-out.
export const link = styleVariants({
  usual: [base, { selectors: { [`${list}:not(:has([data-flyout-of])) &:hover`]: lit } }],
  active: [base, lit],
});
export const name = style({ marginInlineEnd: "auto" });
export const chevron = style({ color: color.textDisabled });
