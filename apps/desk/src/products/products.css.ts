import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** One of its fields has its label above it. */
export const toolbar = style({ alignItems: "end" });
export const search = style({ flex: "1 1 280px", minWidth: 0, maxWidth: 440 });
export const savings = style({
  position: "sticky",
  insetBlockStart: 56,
  zIndex: 1,
  display: "grid",
  gap: space[3],
  background: color.surfacePanel,
  paddingBlock: space[2],
});
/** On phones a product is a card, with its shelf beside its name and the numbers of each SKU in one line below it. */
export const productCard = style({
  "@media": {
    [media.phone]: {
      display: "grid",
      gap: space[3],
      padding: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius[3],
      selectors: { "& + &": { marginBlockStart: space[3] } },
    },
  },
});
export const productRow = style({ "@media": { [media.phone]: { display: "grid", gap: space[2] } } });
export const takedownRow = style({ "@media": { [media.phone]: { display: "block" } } });
export const skuRow = style({
  "@media": {
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1.45fr)) minmax(0, 1fr)",
      gap: `${space[2]} ${space[1]}`,
    },
  },
});
export const numberCell = style({ "@media": { [media.phone]: { minWidth: 0 } } });
/** Where the head of the table is not seen. */
export const columnName = style({
  display: "none",
  "@media": {
    [media.phone]: {
      display: "block",
      color: color.textMute,
      fontSize: vars.size[12],
      lineHeight: vars.lead[12],
      textAlign: "start",
    },
  },
});
/** What belongs to one product hangs together: the line is above it, not between its rows. */
export const productCell = style({
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  borderBlockEnd: 0,
  verticalAlign: "middle",
  "@media": { [media.phone]: { padding: 0, borderBlockStart: 0 } },
});
export const skuCell = style({
  paddingBlock: space[2],
  borderBlockEnd: 0,
  verticalAlign: "middle",
  "@media": { [media.phone]: { padding: 0 } },
});
/** Below the product's name. */
export const skuNameCell = style({
  selectors: { "&&": { paddingInlineStart: 60 } },
  "@media": { [media.phone]: { gridColumn: "1 / -1", selectors: { "&&": { paddingInlineStart: 0 } } } },
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
  // Nine digits and a decimal point find room where a phone is 360 px wide.
  "@media": { [media.phone]: { width: "100%", height: vars.layout.control, paddingInline: 4 } },
});
export const wrong = style({ color: color.danger, fontSize: vars.size[12], lineHeight: vars.lead[12] });
export const rowEnd = style({
  justifyContent: "flex-end",
  "@media": { [media.phone]: { justifyContent: "flex-start" } },
});
export const wrongCells = style({ marginBlockStart: space[1], paddingInlineStart: space[5] });
/** Fields side by side, where there is room. */
export const fieldPairs = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
  alignItems: "start",
  gap: space[4],
});
export const valueList = style({ display: "grid", gap: space[2] });
export const valueLine = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${space[1]} ${space[4]}`,
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
});
export const chosenBar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  padding: space[3],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
});
export const sortField = style({ minWidth: 180 });
