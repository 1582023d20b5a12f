import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The title of a page. */
export const title = style({
  fontSize: vars.size[20],
  lineHeight: vars.lead[20],
  fontWeight: vars.weight.strong,
});

/** Pulls the breadcrumb nearer to the edge than its line height would place it. */
export const crumbs = style({ marginTop: `calc(-1 * ${vars.space[4]})` });
