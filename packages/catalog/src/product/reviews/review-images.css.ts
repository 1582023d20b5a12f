import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const image = style({ display: "block", width: 80, borderRadius: vars.radius[2], cursor: "zoom-in" });
globalStyle(`${image} > *`, { borderRadius: vars.radius[2] });
