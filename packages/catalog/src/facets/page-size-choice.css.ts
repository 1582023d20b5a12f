import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const choice = style({ display: "flex", alignItems: "center", gap: vars.space[3] });
export const text = style({ color: vars.color.textMute, fontSize: vars.size[13], lineHeight: vars.lead[13] });
