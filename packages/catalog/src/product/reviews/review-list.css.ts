import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const body = style({ gridColumn: "1 / -1", minWidth: 0, scrollMarginTop: vars.space[6] });
export const pager = style({ marginTop: vars.space[6] });
