import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 220px",
  alignItems: "start",
  gap: space[12],
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  "@media": {
    [media.belowDesktop]: { padding: space[8], gap: space[8] },
    [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.phone]: { padding: space[4] },
  },
});
export const head = style({ display: "grid", gap: space[2], marginBlockEnd: space[6] });
export const title = style({
  fontSize: size[24],
  lineHeight: lead[24],
  fontWeight: vars.weight.strong,
  textWrap: "balance",
});
export const aside = style({ display: "grid", gap: space[6], minWidth: 0 });
export const asideTitle = style({ marginBlockEnd: space[1], fontSize: size[13], fontWeight: vars.weight.strong });
export const entry = style({ borderBlockStart: `1px solid ${color.lineSoft}` });
export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.layout.touch,
  color: color.textSoft,
  fontSize: size[13],
  lineHeight: lead[13],
  borderRadius: vars.radius[1],
  "@media": {
    [media.hover]: { ":hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: "4px" } },
  },
});

export const stuck = style({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  padding: space[4],
  borderRadius: vars.radius[3],
  background: vars.color.surfaceTint,
});
export const stillStuckTitle = style({ fontSize: size[13], lineHeight: lead[13], fontWeight: vars.weight.strong });
export const hours = style({ color: vars.color.textSoft, fontSize: size[12], lineHeight: lead[12] });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2], marginBlockStart: space[2] });
