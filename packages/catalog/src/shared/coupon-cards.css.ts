import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, size, lead } = vars;

export const card = style({ borderRadius: vars.radius[3] });
export const problem = style({ color: color.danger, fontSize: size[13], lineHeight: lead[13] });
globalStyle(`${problem}:empty`, { display: "none" });
