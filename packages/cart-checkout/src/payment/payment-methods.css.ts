import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const sign = style({ display: "grid", color: vars.color.textSoft });
