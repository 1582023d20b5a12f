import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

export const search = style({ position: "relative" });
export const pill = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  height: 44,
  padding: "0 4px 0 18px",
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.full,
  background: color.surfacePanel,
  color: color.textMute,
  selectors: {
    "&:has(input:focus)": {
      borderColor: color.lineControlHover,
      boxShadow: `0 0 0 1px ${color.lineControlHover}`,
      outline: "2px solid transparent",
    },
    "&:has([aria-invalid=true])": { borderColor: color.danger },
  },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: "100%",
  padding: 0,
  border: 0,
  background: "none",
  color: color.text,
  selectors: {
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
const press = style({
  position: "relative",
  flex: "none",
  height: 34,
  paddingInline: 20,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  transition: `background ${vars.motion.fast} ${vars.motion.easeOut}`,
  // A finger finds it on the whole height of the field.
  "::after": { content: '""', position: "absolute", inset: "-5px 0" },
  "@media": { [media.phone]: { paddingInline: 16 } },
});
export const button = style([
  press,
  {
    background: color.brand,
    color: color.textOnBrand,
    selectors: { "&:active": { background: color.brandActive } },
    "@media": { [media.hover]: { selectors: { "&:not(:active):hover": { background: color.brandHover } } } },
  },
]);
export const quietButton = style([
  press,
  {
    color: color.text,
    "@media": { [media.hover]: { ":hover": { background: color.surfaceSunken } } },
  },
]);
export const error = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: "calc(100% + 4px)",
  insetInlineStart: 18,
  display: "flex",
  gap: vars.space[1],
  color: color.danger,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
