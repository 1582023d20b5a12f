import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const page = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space[6],
  minHeight: "100dvh",
  padding: space[4],
  background: color.surfaceTint,
});
export const panel = style({
  display: "grid",
  gap: space[5],
  width: "100%",
  maxWidth: 400,
  padding: space[8],
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  boxShadow: vars.shadow[2],
  "@media": { [media.phone]: { padding: space[5] } },
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size[24],
  lineHeight: vars.lead[24],
  fontWeight: vars.weight.strong,
});
export const form = style({ display: "grid", gap: space[4] });
export const submit = style({ display: "grid", marginBlockStart: space[2] });
