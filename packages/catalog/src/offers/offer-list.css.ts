import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

/** Merchant, price, delivery, coupon, total, button. */
const grid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 2.2fr) repeat(4, minmax(0, 1fr)) 132px",
  columnGap: space[4],
} as const;
/** Below that width each offer is a card. */
const asCards = media.belowDesktop;

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
  marginBlockEnd: space[4],
});
export const rule = style({
  flex: "1 1 320px",
  maxWidth: "68ch",
  color: color.textMute,
  fontSize: size[13],
  lineHeight: lead[13],
});
export const deliveryAddress = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
});
export const problem = style({ marginBlockEnd: space[4] });

export const columns = style({
  ...grid,
  padding: `${space[2]} ${space[4]}`,
  color: color.textMute,
  fontSize: size[13],
  lineHeight: lead[13],
  "@media": { [asCards]: { display: "none" } },
});
export const list = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": { [asCards]: { display: "grid", gap: space[3], border: 0, background: "none" } },
});
export const updating = style({ opacity: 0.6 });
export const row = style({
  ...grid,
  alignItems: "center",
  padding: space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": {
    [asCards]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: space[3],
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius[4],
      background: color.surfacePanel,
      selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
    },
  },
});
export const soldOut = style({ color: color.textMute });

export const merchant = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[1],
  minWidth: 0,
});
export const names = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  maxWidth: "100%",
});
const link = {
  textUnderlineOffset: "4px",
  "@media": {
    [media.hover]: { ":hover": { textDecoration: "underline" } },
    [media.phone]: { display: "inline-flex", alignItems: "center", minHeight: vars.layout.touch },
  },
} as const;
export const shopLink = style({ ...link, fontWeight: vars.weight.strong });
export const offerLink = style({
  ...link,
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
  textDecoration: "underline",
});
export const attributes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  fontSize: size[13],
  lineHeight: lead[13],
});

export const amounts = style({
  display: "grid",
  gridColumn: "2 / 6",
  gridTemplateColumns: "subgrid",
  alignItems: "center",
  "@media": {
    [asCards]: { gridColumn: "auto", gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[2] },
  },
});
export const amount = style({
  minWidth: 0,
  "@media": { [asCards]: { display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: space[4] } },
});
const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
/** On a desktop the head of the column says it for the eye. */
export const label = style({
  color: color.textMute,
  fontSize: size[13],
  lineHeight: lead[13],
  "@media": { [media.desktop]: unseen },
});
export const value = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  minWidth: 0,
  "@media": { [asCards]: { justifyContent: "flex-end", textAlign: "end" } },
});
export const least = style({
  color: color.success,
  fontSize: size[13],
  lineHeight: lead[13],
  fontWeight: vars.weight.strong,
});
export const unknown = style({ color: color.textMute });
export const saved = style({ color: color.priceBetter, fontVariantNumeric: "tabular-nums" });
export const claim = style({ whiteSpace: "normal" });
export const action = style({
  display: "grid",
  "@media": { [asCards]: { justifyContent: "stretch" } },
});
export const failure = style({
  marginBlockStart: space[1],
  color: color.danger,
  fontSize: size[13],
  lineHeight: lead[13],
});
