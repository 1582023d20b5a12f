import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";
import * as entrance from "./image-card.css.ts";

const { color, size, lead, space } = vars;

/** Twelve columns and rows of 140: the shapes below are measured in them. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gridAutoRows: "minmax(140px, auto)",
  gap: space[5],
  marginBlockStart: space[5],
  "@media": { [media.phone]: { gap: space[3], marginBlockStart: space[3], gridAutoRows: "minmax(132px, auto)" } },
});

const two = "span 2";
/** On smaller screens: a large one above, then two columns. */
function narrow(gridColumn: string, more: { readonly minHeight?: number; readonly gridRow?: string } = {}) {
  return { [media.belowSmallDesktop]: { gridColumn, ...more } };
}
export const shapes = styleVariants({
  lead: { gridColumn: "span 6", gridRow: two, "@media": narrow("span 12", { gridRow: "auto", minHeight: 220 }) },
  tall: { gridColumn: "span 3", gridRow: two, "@media": narrow("span 6") },
  small: { gridColumn: "span 3", "@media": narrow("span 6") },
  half: { gridColumn: "span 6" },
  third: { gridColumn: "span 4" },
  strip: { gridColumn: "span 12" },
});
// A single one has the whole width.
globalStyle(`${cards} > ${shapes.lead}:only-child`, { gridColumn: "span 12" });

/** Without an image the ground alone is a picture of its own. */
const card = style([
  entrance.card,
  {
    display: "block",
    height: "100%",
    borderRadius: vars.radius[4],
    background: `linear-gradient(165deg, ${color.surfaceTint} 30%, ${vars.tone.home})`,
  },
]);
/** Things stand at the right end of an image, on its floor. */
const image = style([entrance.image, { position: "absolute", inset: 0, objectPosition: "100% 100%" }]);
globalStyle(`${shapes.tall} ${image}`, { objectPosition: "92% 100%" });
globalStyle(`${shapes.lead} ${image}`, { objectPosition: "90% 100%" });

const text = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  width: "54%",
  minHeight: "100%",
  padding: "20px 0 18px 24px",
  "@media": { [media.phone]: { padding: "14px 0 14px 14px" } },
});
globalStyle(`${shapes.lead} ${text}`, { width: 304, "@media": { [media.phone]: { width: 206 } } });
globalStyle(`${shapes.tall} ${text}`, { width: "100%", paddingInlineEnd: space[5] });
globalStyle(`${shapes.small} ${text}`, { "@media": { [media.phone]: { width: "100%", paddingInlineEnd: 14 } } });

const name = style([
  entrance.name,
  twoLines,
  { flex: "none", textWrap: "balance", fontSize: size[16], lineHeight: lead[16] },
]);
globalStyle(`${shapes.lead} ${name}`, {
  fontFamily: vars.font.display,
  fontSize: size[24],
  lineHeight: lead[24],
  letterSpacing: vars.track.display,
});
const more = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  marginBlockStart: "auto",
  paddingBlockStart: space[1],
  fontSize: size[13],
  fontWeight: vars.weight.strong,
});
// On a phone a small tile has room for its name only.
globalStyle(`${shapes.small} :is(${entrance.synopsis}, ${more})`, { "@media": { [media.phone]: { display: "none" } } });

/** For `AreaTile`. */
export const tile = { card, image, text, name, synopsis: entrance.synopsis, more };
