import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { notOnPhones, submit as row } from "../application/application-screen.css.ts";

export { columns, form, line, page, barButton, box, label } from "../application/application-screen.css.ts";

/** Hidden on phones: the bottom bar has the button, and the breadcrumb leads back. */
export const submit = style([row, notOnPhones]);
export const tips = style({ display: "grid", gap: vars.space[2] });
export const tip = style({ display: "flex", gap: vars.space[2], alignItems: "center" });
export const promise = style({
  marginTop: vars.space[2],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  "@media": { [media.phone]: { marginTop: 0 } },
});
