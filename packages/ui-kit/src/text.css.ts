import { style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

const { color, lead, size } = vars;

/** A small line in its own words: what something is for, or what to do. */
export const explanation = style({ color: color.textSoft, fontSize: size[13], lineHeight: lead[13] });
/** A small line beside what matters more. */
export const remark = style({ color: color.textMute, fontSize: size[13], lineHeight: lead[13] });
/** The same where it is least: a time, a count. */
export const smallRemark = style({ color: color.textMute, fontSize: size[12], lineHeight: lead[12] });
/** The title of a page beside the menu of an account, and of one about an order. */
export const pageTitle = style({ fontSize: size[20], lineHeight: lead[20], fontWeight: vars.weight.strong });
/** The title of a panel or of a part of a page. */
export const panelTitle = style({ fontSize: size[16], lineHeight: lead[16], fontWeight: vars.weight.strong });
