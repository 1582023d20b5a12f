import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const state = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[8] });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "300px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[12],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] } },
});
export const image = style({
  width: "100%",
  height: "auto",
  borderRadius: vars.radius[4],
  "@media": { [media.belowSmallDesktop]: { width: 200 } },
});
export const words = style({ display: "grid", gap: space[4], maxWidth: 640, minWidth: 0 });
export const line = style({
  fontSize: size[16],
  lineHeight: lead[16],
  color: color.textSoft,
});
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
export const details = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: `${space[2]} ${space[5]}`,
  fontSize: size[14],
  lineHeight: lead[14],
});
export const label = style({ color: color.textMute });
export const box = style([
  details,
  { padding: space[5], borderRadius: vars.radius[3], background: color.surfaceTint, alignItems: "center" },
]);
export const sent = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: `${space[4]} ${space[8]}`,
  marginBlockStart: space[4],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const documents = style({ display: "flex", flexWrap: "wrap", gap: space[3], marginBlockStart: space[2] });
export const document = style({
  display: "grid",
  placeItems: "center",
  width: 88,
  height: 110,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  color: color.textMute,
  overflow: "hidden",
});
export const named = style({
  display: "grid",
  justifyItems: "center",
  gap: 4,
  padding: 4,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textAlign: "center",
});
/** Three lines of what a file is called. */
export const fileName = style({
  display: "-webkit-box",
  maxHeight: `calc(3 * ${vars.lead[12]})`,
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
