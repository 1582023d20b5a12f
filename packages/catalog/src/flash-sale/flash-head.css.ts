import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";
import { displayTitle } from "../shared/display-title.css.ts";

export { eyebrow } from "../shared/display-title.css.ts";

const { color, size, lead, space } = vars;

export const banner = style({
  height: 200,
  marginBlockEnd: space[5],
  "@media": { [media.phone]: { height: 168, marginBlockEnd: space[4] } },
});
// On a phone the things are moved aside, not the text.
globalStyle(`${banner} > img`, { "@media": { [media.phone]: { objectPosition: "58% 50%" } } });
export const copy = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: space[12],
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  gap: space[2],
  width: "52%",
  "@media": { [media.phone]: { insetInlineStart: space[5], width: "64%" } },
});
export const title = style([
  twoLines,
  displayTitle,
  {
    textWrap: "balance",
  },
]);
export const clock = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  fontSize: size[14],
  lineHeight: lead[14],
});
/** Without an image of the platform, or below one that carries its own text. */
export const plain = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[5]}`,
  marginBlockEnd: space[5],
});
export const bolt = style({ marginInlineEnd: space[2], color: color.brand });
