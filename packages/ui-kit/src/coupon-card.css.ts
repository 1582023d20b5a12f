import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

export { smallRemark as stateText } from "./text.css.ts";

const { color, space } = vars;

const worthWidth = 132;
const notch = 16;

const hole = {
  content: "",
  position: "absolute",
  insetInlineStart: worthWidth - notch / 2,
  width: notch,
  height: notch,
  border: `1px solid ${color.line}`,
  borderRadius: "50%",
  background: `var(--coupon-ground, ${color.surfacePage})`,
} as const;

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${worthWidth}px minmax(0, 1fr)`,
  minHeight: 128,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
  "::before": { ...hole, insetBlockStart: -notch / 2 - 1 },
  "::after": { ...hole, insetBlockEnd: -notch / 2 - 1 },
});
export const worth = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  padding: space[2],
  borderInlineEnd: `1px dashed ${color.brandLine}`,
  background: color.brandTint,
  color: color.textBrand,
  textAlign: "center",
});
export const amount = style({
  fontSize: 32,
  lineHeight: "40px",
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-.01em",
  whiteSpace: "nowrap",
});
export const small = style({ fontSize: ".72em", fontWeight: vars.weight.strong });
export const condition = style({ color: color.savingText, fontSize: vars.size[12], lineHeight: vars.lead[12] });
export const body = style({ display: "flex", flexDirection: "column", padding: `14px ${space[4]}` });
export const title = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
  textWrap: "pretty",
});
export const note = style({
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: "18px",
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  marginBlockStart: "auto",
  paddingBlockStart: space[2],
});

export const over = style({});
globalStyle(`${over} > ${worth}`, {
  borderColor: color.lineStrong,
  background: color.surfaceSunken,
  color: color.textSoft,
});
globalStyle(`${over} ${condition}, ${over} ${title}`, { color: color.textSoft });
