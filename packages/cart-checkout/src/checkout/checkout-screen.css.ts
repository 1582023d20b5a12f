import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const products = style({ marginTop: vars.space[4] });
