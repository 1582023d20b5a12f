import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The pager below a grid. */
export const foot = style({ display: "flex", justifyContent: "center", marginBlockStart: vars.space[12] });
