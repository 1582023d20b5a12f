import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { displayTitle } from "../shared/display-title.css.ts";

const { color, size, lead, space } = vars;

export const banner = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: 200,
  marginBlock: `${space[5]} ${space[8]}`,
  padding: `${space[6]} ${space[14]}`,
  borderRadius: vars.radius[4],
  background: color.surfaceTint,
  overflow: "hidden",
  "@media": { [media.phone]: { minHeight: 0, marginBlock: space[3], padding: space[4] } },
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
export const copy = style({ position: "relative", display: "grid", gap: space[4], width: "min(520px, 100%)" });
// The button is as high as its field lets it; a finger finds it on all of that.
globalStyle(`${copy} button`, { position: "relative" });
globalStyle(`${copy} button::after`, { content: '""', position: "absolute", insetBlock: -6, insetInline: 0 });
export const title = style([
  displayTitle,
  { "@media": { [media.phone]: { fontSize: size[24], lineHeight: lead[24] } } },
]);
export const often = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  fontSize: size[13],
  lineHeight: lead[13],
  "@media": { [media.phone]: { display: "none" } },
});
export const oftenLabel = style({ color: color.textSoft });
export const oftenLink = style({
  borderRadius: vars.radius[1],
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "4px" } } },
});
