import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const search = style({ flex: "1 1 280px", minWidth: 0, maxWidth: 440 });
export const savings = style({
  position: "sticky",
  top: 56,
  zIndex: 1,
  display: "grid",
  gap: space[3],
  background: color.surfacePanel,
  paddingBlock: space[2],
});
/** What belongs to one product hangs together: the line is above it, not between its rows. */
export const productCell = style({
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
  borderBottom: 0,
  verticalAlign: "middle",
});
export const skuCell = style({ paddingBlock: space[2], borderBottom: 0, verticalAlign: "middle" });
/** Below the product's name. */
export const skuNameCell = style({
  selectors: { "&&": { paddingLeft: 60 } },
  "@media": { [media.phone]: { selectors: { "&&": { paddingLeft: 0 } } } },
});
export const cellInput = style({
  width: 112,
  height: vars.layout.controlSmall,
  paddingInline: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  selectors: {
    "&[aria-invalid]": { borderColor: color.danger },
    "&[data-changed]": { borderColor: color.lineControlHover, background: color.warningTint },
  },
  "@media": { [media.phone]: { width: 96 } },
});
export const wrong = style({ color: color.danger, fontSize: vars.size[12], lineHeight: vars.lead[12] });
export const rowEnd = style({ justifyContent: "flex-end" });
