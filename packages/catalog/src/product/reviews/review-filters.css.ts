import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const filters = style({ marginTop: vars.space[5] });
