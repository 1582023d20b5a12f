import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, space } = vars;

export const legend = style({
  marginBlockEnd: space[2],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.strong,
});
export const options = styleVariants({
  plain: { display: "flex", flexWrap: "wrap", gap: `${space[3]} ${space[6]}` },
  panel: { display: "grid", gap: space[3] },
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
    gap: space[3],
  },
});
const panel = style({
  width: "100%",
  gap: space[3],
  minHeight: 64,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
  background: color.surfacePanel,
  selectors: {
    "&:has(:checked)": {
      borderColor: color.lineSelected,
      // The border grows to 2 px without moving the text.
      boxShadow: `inset 0 0 0 1px ${color.lineSelected}`,
    },
    "&:has(:disabled)": { background: color.surfaceDisabled },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:not(:has(:checked, :disabled)):hover": { borderColor: color.lineControlHover } },
    },
    [media.forcedColors]: { selectors: { "&:has(:checked)": { borderColor: "Highlight", borderWidth: 2 } } },
  },
});
export const option = styleVariants({
  plain: {},
  panel: [panel, { alignItems: "center" }],
  cards: [panel, { alignItems: "flex-start" }],
});
export const text = style({ flex: "1 1 auto", minWidth: 0 });
export const strong = style({ fontWeight: vars.weight.strong });
export const description = style({
  display: "block",
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const below = style({ marginBlockStart: 6, paddingInlineStart: 0 });
