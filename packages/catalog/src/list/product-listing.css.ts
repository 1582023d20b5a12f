import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const listing = style({ display: "grid", gap: vars.space[6] });
export const pager = style({ display: "flex", justifyContent: "center", marginTop: vars.space[6] });
