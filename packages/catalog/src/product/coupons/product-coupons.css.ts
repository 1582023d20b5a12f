import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const row = style({ display: "flex", alignItems: "baseline", gap: space[3] });
export const opener = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  flexGrow: 1,
  borderRadius: vars.radius[1],
  color: color.textSoft,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  "@media": {
    [media.phone]: { minHeight: vars.layout.touch },
    [media.hover]: { ":hover": { color: color.text } },
  },
});
export const tag = style({
  padding: "3px 8px",
  border: `1px dashed ${color.brandLine}`,
  borderRadius: vars.radius[1],
  background: color.brandTint,
  color: color.textBrand,
});
export const more = style({ display: "flex", marginInlineStart: "auto" });
