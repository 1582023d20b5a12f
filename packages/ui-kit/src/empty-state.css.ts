import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

export const empty = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space[2],
  textAlign: "center",
});
export const tones = styleVariants({
  page: { paddingBlock: vars.space[16], "@media": { [media.phone]: { paddingBlock: vars.space[10] } } },
  panel: { paddingBlock: vars.space[12], "@media": { [media.phone]: { paddingBlock: vars.space[6] } } },
});
export const image = style({ width: 240, maxWidth: "100%", aspectRatio: "4 / 3", marginBlockEnd: vars.space[3] });
globalStyle(`${image} > img, ${image} > picture > img`, {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  borderRadius: vars.radius[4],
});
const title = style({ maxWidth: "min(480px, 100%)", fontWeight: vars.weight.strong });
export const titles = styleVariants({
  page: [title, { fontSize: vars.size[20], lineHeight: vars.lead[20] }],
  panel: [title, { fontSize: vars.size[16], lineHeight: vars.lead[16] }],
});
export const line = style({ color: vars.color.textMute, maxWidth: 380, textWrapStyle: "balance" });
export const action = style({ marginBlockStart: vars.space[3], maxWidth: "100%" });
