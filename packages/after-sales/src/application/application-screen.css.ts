import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const line = style({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[3],
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 280px",
  alignItems: "start",
  gap: `${space[6]} ${space[10]}`,
  marginBlockStart: space[3],
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });
export const label = style({
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontWeight: vars.weight.strong,
});
export const pieces = style({ display: "grid", gap: space[2] });
export const box = style({
  display: "grid",
  gap: space[2],
  padding: space[5],
  borderRadius: vars.radius[3],
  background: color.surfaceTint,
});
export const muted = style({ color: color.textMute, fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const next = style({
  display: "grid",
  gap: space[4],
  marginBlockStart: space[2],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
export const submit = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.lineSoft}`,
});
export const aside = style([muted, { marginInlineStart: "auto" }]);
/** Hidden on phones, where the bottom bar has the button. */
export const notOnPhones = style({ "@media": { [media.phone]: { display: "none" } } });
export const barAmount = style({
  display: "grid",
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const barButton = style({ flex: "1 1 auto", minWidth: 0 });
