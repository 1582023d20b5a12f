import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const payWithin = style({ color: vars.color.textBrand, fontSize: vars.size[12], lineHeight: vars.lead[12] });
