import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space, size, lead } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 340px",
  alignItems: "start",
  gap: space[5],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const aside = style({ display: "grid", gap: space[5] });
export const step = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.lineSoft}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
});
export const number = style({
  fontFamily: vars.font.display,
  fontSize: vars.size[24],
  lineHeight: vars.lead[24],
  fontWeight: vars.weight.strong,
  color: color.textBrand,
});
export const stepTitle = style({ fontWeight: vars.weight.strong });
export const questions = style({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  padding: space[5],
  borderRadius: vars.radius[4],
  background: color.surfaceTint,
});
export const notice = style({ display: "grid", justifyItems: "start", gap: space[4] });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });

export const banner = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: 184,
  padding: `${space[6]} ${space[14]}`,
  borderRadius: vars.radius[4],
  background: color.surfaceTint,
  overflow: "hidden",
  "@media": { [media.phone]: { minHeight: 0, padding: space[4] } },
});
/** On phones the text needs the whole width. */
export const image = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "80% 50%",
  "@media": { [media.phone]: { display: "none" } },
});
export const copy = style({ position: "relative", display: "grid", gap: space[2], width: "min(560px, 100%)" });
export const line = style({ fontSize: size[16], lineHeight: lead[16] });
export const reasons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[5]}`,
  marginBlockStart: space[1],
  fontSize: size[13],
  lineHeight: lead[13],
});
