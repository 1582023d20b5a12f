import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export { link } from "../shared/row-link.css.ts";

const { color, space } = vars;

/** Of the amount and of the balance after it, in every row and above them. */
const numberWidth = 150;

export const news = style({ marginBlockStart: space[4] });
export const tabs = style({ marginBlock: `${space[5]} ${space[3]}` });

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `36px minmax(0, 1fr) ${numberWidth}px ${numberWidth}px`,
  alignItems: "center",
  columnGap: space[4],
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": { [media.phone]: { gridTemplateColumns: "36px minmax(0, 1fr) auto", columnGap: space[3] } },
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: `36px minmax(0, 1fr) ${numberWidth}px ${numberWidth}px`,
  columnGap: space[4],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  color: color.textMute,
  "@media": { [media.phone]: { display: "none" } },
});
export const what = style({ minWidth: 0 });
globalStyle(`${columns} > ${what}`, { gridColumn: 2 });
export const day = style({
  marginBlockStart: space[3],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius[1],
  background: color.surfaceTint,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.strong,
  color: color.textSoft,
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: "50%",
  background: color.surfaceTint,
  color: color.textSoft,
  "@media": { [media.phone]: { gridRow: "1 / span 2" } },
});
export const amount = style({
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
});
globalStyle(`${columns} > ${amount}`, { fontWeight: vars.weight.regular });
export const income = style([amount, { color: color.success }]);
export const after = style({
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  color: color.textMute,
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { gridColumn: 3, gridRow: 2, fontSize: vars.size[12], lineHeight: vars.lead[12] } },
});
globalStyle(`${row} > ${what}`, { "@media": { [media.phone]: { gridRow: "1 / span 2" } } });
