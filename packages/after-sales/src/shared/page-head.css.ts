import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Pulls the breadcrumb nearer to the edge than its line height would place it. */
export const crumbs = style({ marginBlockStart: `calc(-1 * ${vars.space[4]})` });
