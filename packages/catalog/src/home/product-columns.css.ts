import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const row = style({ paddingBlockStart: vars.space[6] });
// Eleven products beside two tiles are an odd number in a phone's two columns.
globalStyle(`${row} article:nth-of-type(11)`, { "@media": { [media.phone]: { display: "none" } } });
export const empty = style({ paddingBlock: vars.space[16], color: vars.color.textMute, textAlign: "center" });
export const name = style({
  display: "block",
  fontSize: vars.size[16],
  lineHeight: vars.lead[16],
  fontWeight: vars.weight.strong,
});
export const remark = style({
  color: vars.color.textMute,
  fontSize: vars.size[12],
  fontWeight: vars.weight.regular,
  "@media": { [media.phone]: { display: "none" } },
});
