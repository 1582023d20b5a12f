import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const notices = style({ display: "grid", gap: vars.space[2], marginBlockEnd: vars.space[4] });

export const products = style({ marginBlockStart: vars.space[4] });
