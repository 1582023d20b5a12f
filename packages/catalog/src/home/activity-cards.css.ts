import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";
import * as entrance from "./image-card.css.ts";

const { color, size, lead, space } = vars;

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space[5],
  marginTop: space[5],
  "@media": {
    [media.belowSmallDesktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gap: space[3], marginTop: space[3] },
  },
});
export const card = style([
  entrance.card,
  { display: "block", height: 140, borderRadius: vars.radius[3], background: color.surfaceSunken },
]);
export const image = style([entrance.image, { objectPosition: "92% 50%" }]);
export const text = style({
  position: "absolute",
  inset: "20px auto 18px 20px",
  display: "flex",
  flexDirection: "column",
  width: "58%",
  "@media": { [media.phone]: { inset: "14px auto 14px 14px", width: "70%" } },
});
export const name = style([
  entrance.name,
  twoLines,
  { flex: "none", overflowWrap: "anywhere", textWrap: "balance", fontSize: size[16], lineHeight: lead[16] },
]);
export const synopsis = style([
  twoLines,
  { flex: "none", marginTop: space[1], color: color.textSoft, fontSize: size[12], lineHeight: lead[12] },
]);
// A selector of its own, so that it wins over the clamp's `display` in whatever order the stylesheets arrive.
globalStyle(`${text} > ${synopsis}`, { "@media": { [media.phone]: { display: "none" } } });
export const more = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  marginTop: "auto",
  fontSize: size[13],
  fontWeight: vars.weight.strong,
});
