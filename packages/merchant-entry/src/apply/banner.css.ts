import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

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
  marginTop: space[1],
  fontSize: size[13],
  lineHeight: lead[13],
});
