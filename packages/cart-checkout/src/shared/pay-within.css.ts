import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const size = { fontSize: vars.size[12], lineHeight: vars.lead[12] };
export const payWithin = style({ ...size, color: vars.color.textBrand });
