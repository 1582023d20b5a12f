import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { notOnPhones, submit as row } from "../application/application-screen.css.ts";

export { columns, form, line, page, barButton, box, label } from "../application/application-screen.css.ts";

/** Hidden on phones: the bottom bar has the button, and the breadcrumb leads back. */
export const submit = style([row, notOnPhones]);
export const tips = style({ display: "grid", gap: vars.space[2] });
export const tip = style({ display: "flex", gap: vars.space[2], alignItems: "center" });
export const promise = style({
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  "@media": { [media.phone]: { marginBlockStart: 0 } },
});
