import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";

/** A card that links somewhere: its image grows and its name is underlined while it is pointed at. */
export const card = style({ position: "relative", minWidth: 0, overflow: "hidden" });
export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
});
export const name = style({ fontWeight: vars.weight.strong });
export const synopsis = style([
  twoLines,
  {
    flex: "none",
    marginBlockStart: vars.space[1],
    color: vars.color.textSoft,
    fontSize: vars.size[13],
    lineHeight: "18px",
  },
]);

const pointedAt = `${card}:is(a, :has(a)):hover`;
globalStyle(`${pointedAt} ${image}`, {
  "@media": { [`${media.hover} and (prefers-reduced-motion: no-preference)`]: { transform: "scale(1.04)" } },
});
globalStyle(`${pointedAt} ${name}`, { "@media": { [media.hover]: { textDecoration: "underline" } } });
