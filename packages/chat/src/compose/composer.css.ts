import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const form = style({
  flex: "none",
  padding: "10px 12px",
  borderBlockStart: `1px solid ${color.line}`,
  "@media": { [media.phone]: { padding: "8px 12px max(8px, env(safe-area-inset-bottom)) 6px" } },
});
export const row = style({ display: "flex", alignItems: "flex-end", gap: 8, "@media": { [media.phone]: { gap: 6 } } });
export const field = style({
  flex: "1 1 0",
  minWidth: 0,
  minHeight: 40,
  maxHeight: 128,
  padding: "9px 14px",
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  lineHeight: vars.lead[14],
  resize: "none",
  fieldSizing: "content",
  ":focus-visible": {
    outline: "none",
    borderColor: color.lineControlHover,
    boxShadow: `0 0 0 1px ${color.lineControlHover}`,
  },
  selectors: { "&[aria-invalid]": { borderColor: color.danger } },
  "@media": { [media.phone]: { minHeight: 44, paddingInline: 18, borderRadius: 22, lineHeight: vars.lead[16] } },
});
export const tool = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 40,
  borderRadius: vars.radius[2],
  color: color.textSoft,
  "@media": {
    [media.phone]: { width: 44, height: 44 },
    [media.hover]: { ":hover": { color: color.text, background: color.surfaceSunken } },
  },
});
export const send = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 40,
  borderRadius: vars.radius[2],
  background: color.brand,
  color: color.textOnBrand,
  selectors: {
    "&[aria-disabled]": { background: color.surfaceDisabled, color: color.textOnDisabled, cursor: "not-allowed" },
  },
  "@media": {
    [media.phone]: { width: 44, height: 44, borderRadius: "50%" },
    [media.hover]: { selectors: { "&:not([aria-disabled]):hover": { background: color.brandHover } } },
  },
});
export const problem = style({
  display: "flex",
  gap: 6,
  alignItems: "center",
  paddingBlockEnd: 8,
  color: color.danger,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const count = style({
  paddingBlockStart: 4,
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});

export const offer = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "8px 12px",
  borderBlockStart: `1px solid ${color.line}`,
});
export const offered = style({ flex: "1 1 0", minWidth: 0 });
export const offeredName = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const offeredPrice = style({ fontWeight: vars.weight.strong, fontVariantNumeric: "tabular-nums" });
