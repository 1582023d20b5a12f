import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { threeLines, twoLines } from "./clamp.css.ts";

const { size, lead, space } = vars;

export const banner = style({ height: 200, "@media": { [media.phone]: { height: 132 } } });
export const copy = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: space[10],
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: space[2],
  width: "44%",
  "@media": { [media.phone]: { insetInlineStart: space[5], width: "60%" } },
});
export const title = style([
  threeLines,
  {
    fontFamily: vars.font.display,
    fontSize: size[32],
    lineHeight: lead[32],
    fontWeight: vars.weight.strong,
    textWrap: "balance",
  },
]);
export const line = style([twoLines, { color: vars.color.textSoft, "@media": { [media.phone]: { display: "none" } } }]);

globalStyle(`${copy} > p:empty`, { display: "none" });
