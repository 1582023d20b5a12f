import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { threeLines, twoLines } from "../shared/clamp.css.ts";

const { color, size, lead, space } = vars;

/** Without an image the ground alone is a picture of its own. */
export const head = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: 240,
  marginBottom: space[8],
  overflow: "hidden",
  borderRadius: vars.radius[4],
  background: `linear-gradient(165deg, ${color.surfaceTint} 30%, ${vars.tone.home})`,
  "@media": { [media.phone]: { minHeight: 168, marginBottom: space[5] } },
});
/** Things stand at the right end of an image, on its floor. */
export const image = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "90% 100%",
});
export const text = style({
  position: "relative",
  display: "grid",
  gap: space[2],
  width: "44%",
  padding: `${space[6]} ${space[12]}`,
  "@media": { [media.phone]: { width: "62%", padding: space[5] } },
});
export const title = style([
  threeLines,
  {
    fontFamily: vars.font.display,
    fontSize: size[32],
    lineHeight: lead[32],
    fontWeight: vars.weight.strong,
    letterSpacing: vars.track.display,
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
]);
export const synopsis = style([twoLines, { color: color.textSoft, overflowWrap: "anywhere" }]);
