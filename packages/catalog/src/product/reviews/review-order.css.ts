import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const order = style({ marginBottom: vars.space[4] });
