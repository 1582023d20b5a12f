import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { threeLines } from "../shared/clamp.css.ts";
import * as entrance from "./image-card.css.ts";

const { color, size, lead, space } = vars;

/** As wide as two products and as high as their four rows, without the room below the last one. */
const card = style([
  entrance.card,
  {
    display: "block",
    gridColumn: "span 2",
    gridRow: "span 4",
    marginBlockEnd: space[8],
    borderRadius: vars.radius[3],
    background: `linear-gradient(165deg, ${color.surfaceTint} 30%, ${vars.tone.food})`,
    "@media": { [media.phone]: { gridRow: "auto", minHeight: 220 } },
  },
]);
const image = style([entrance.image, { position: "absolute", inset: 0, objectPosition: "80% 100%" }]);
const text = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  width: 252,
  maxWidth: "72%",
  padding: "28px 0 24px 28px",
  "@media": { [media.phone]: { padding: "20px 0 20px 20px", maxWidth: "64%" } },
});
const name = style([
  entrance.name,
  threeLines,
  {
    flex: "none",
    textWrap: "balance",
    fontFamily: vars.font.display,
    fontSize: size[24],
    lineHeight: lead[24],
    letterSpacing: vars.track.display,
  },
]);
const more = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  marginBlockStart: space[3],
  fontSize: size[13],
  fontWeight: vars.weight.strong,
});

/** For `AreaTile`. */
export const tile = { card, image, text, name, synopsis: entrance.synopsis, more };
