import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const chips = style({ marginBottom: vars.space[6] });
