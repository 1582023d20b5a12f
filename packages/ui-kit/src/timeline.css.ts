import { vars } from "./theme.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";

export { smallRemark as time } from "./text.css.ts";

const { color, space } = vars;

export const list = style({ display: "grid", fontSize: vars.size[13], lineHeight: vars.lead[13] });
const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  paddingInlineStart: space[6],
  paddingBlockEnd: space[5],
  color: color.textSoft,
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    // The line to the next dot.
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: 4,
      insetBlockStart: 20,
      insetBlockEnd: -4,
      width: 1,
      background: color.line,
    },
  },
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: 6,
    width: 9,
    height: 9,
    border: `1px solid ${color.lineControl}`,
    borderRadius: "50%",
  },
});
export const items = styleVariants({
  now: [item, { "::before": { borderColor: color.text, background: color.text } }],
  other: [item],
  coming: [item, { color: color.textMute, "::before": { borderStyle: "dashed" } }],
});
export const title = style({
  color: color.text,
  selectors: { [`${items.coming} &`]: { color: color.textMute, fontWeight: vars.weight.regular } },
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
