import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const shelf = style({ paddingTop: vars.space[6] });
export const empty = style({ paddingBlock: vars.space[16], color: vars.color.textMute, textAlign: "center" });
