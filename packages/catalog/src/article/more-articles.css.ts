import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { twoLines } from "../shared/clamp.css.ts";

const { color, size, lead, space } = vars;

export const more = style({ minWidth: 0 });
export const title = style({
  marginBottom: space[2],
  fontSize: size[16],
  lineHeight: lead[16],
  fontWeight: vars.weight.strong,
});
export const entry = style({ selectors: { "& + &": { borderTop: `1px solid ${color.lineSoft}` } } });
export const link = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  borderRadius: vars.radius[2],
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "4px" } } },
});
export const plain = style({ gridTemplateColumns: "minmax(0, 1fr)" });
export const image = style({
  width: 96,
  height: 62,
  objectFit: "cover",
  borderRadius: vars.radius[2],
  background: color.surfaceSunken,
});
export const name = style([twoLines, { fontSize: size[13], lineHeight: lead[13], overflowWrap: "anywhere" }]);
export const views = style({ color: color.textMute, fontSize: size[12], lineHeight: lead[12] });
