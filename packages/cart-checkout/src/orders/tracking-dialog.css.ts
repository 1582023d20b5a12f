import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const parcel = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
});
export const number = style({ color: color.text, fontVariantNumeric: "tabular-nums" });
export const receiver = style({ marginBlockStart: space[2], fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const events = style({ display: "grid", marginBlockStart: space[5] });
export const event = style({
  position: "relative",
  display: "grid",
  gap: 2,
  paddingInlineStart: space[6],
  paddingBlockEnd: space[5],
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 4,
    insetBlockStart: 6,
    width: 8,
    height: 8,
    borderRadius: "50%",
    background: color.lineStrong,
  },
  selectors: {
    "&:first-child::before": { background: color.success },
    "&:first-child": { color: color.text },
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: 7.5,
      insetBlockStart: 18,
      insetBlockEnd: -2,
      width: 1,
      background: color.line,
    },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});
export const time = style({
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  fontVariantNumeric: "tabular-nums",
});
