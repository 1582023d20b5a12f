import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const states = style({ display: "inline-flex", flexWrap: "wrap", gap: `2px ${vars.space[3]}` });
