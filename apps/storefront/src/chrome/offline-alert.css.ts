import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const above = style({ paddingTop: vars.space[4] });
