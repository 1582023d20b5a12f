import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const due = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `0 ${vars.space[4]}` });
