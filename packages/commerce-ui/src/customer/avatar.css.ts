import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const avatar = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  borderRadius: vars.radius.full,
  color: vars.color.text,
});
globalStyle(`${avatar} > img`, { width: "100%", height: "100%", objectFit: "cover" });
export const sizes = styleVariants({
  small: [avatar, { width: 36, height: 36, fontSize: vars.size[13], fontWeight: vars.weight.strong }],
  large: [avatar, { width: 72, height: 72, fontSize: vars.size[24], fontWeight: vars.weight.bold, lineHeight: 1 }],
});
export const behindImage = style({ background: vars.color.surfaceTint });
export const tones = styleVariants(vars.tone, (background) => ({ background }));
