import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const notices = style({ display: "grid", gap: vars.space[2], marginBottom: vars.space[4] });
