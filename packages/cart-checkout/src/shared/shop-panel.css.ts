import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { panel } from "./columns.css.ts";

export const shop = style([panel, { minWidth: 0 }]);
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  padding: `14px ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  "@media": { [media.phone]: { flexWrap: "wrap", padding: "12px 14px" } },
});
export const name = style({
  minWidth: 0,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
});
export const tag = style({ "@media": { [media.phone]: { display: "none" } } });
export const aside = style({
  marginInlineStart: "auto",
  color: vars.color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});
