import { vars, media } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  padding: vars.space[5],
  "@media": { [media.phone]: { padding: 14 } },
});

const { space } = vars;

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  paddingInline: space[5],
  "@media": { [media.phone]: { paddingInline: 14 } },
});
export const atEnd = style({ marginInlineStart: "auto" });

const { color } = vars;

export const notice = style({
  marginBlockStart: vars.space[5],
  padding: "12px 14px",
  border: `1px solid ${color.infoLine}`,
  borderRadius: vars.radius[2],
  background: color.infoTint,
  color: color.info,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
