import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "./theme.css.ts";

const { color, space } = vars;

export const label = style({ marginBlockEnd: 6, fontSize: vars.size[13], lineHeight: vars.lead[13] });
export const name = style({ fontWeight: vars.weight.strong });
export const aside = style({ color: color.textMute });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space[2],
});
/** While files are held over it. */
export const dropping = style({ outline: `2px dashed ${color.lineControlHover}`, outlineOffset: 4 });

export const add = style({
  position: "relative",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 4,
  minWidth: 90,
  minHeight: 90,
  padding: 6,
  border: `1px dashed ${color.lineControl}`,
  borderRadius: vars.radius[2],
  color: color.textSoft,
  fontSize: vars.size[11],
  lineHeight: vars.lead[11],
  textAlign: "center",
  cursor: "pointer",
  selectors: { "&:focus-within": { borderColor: color.lineControlHover }, "&:has(:focus-visible)": focusRing },
  "@media": { [media.hover]: { selectors: { "&:hover": { borderColor: color.lineControlHover } } } },
});
export const large = style({ minWidth: 112, minHeight: 142 });
/** Fills its tile, so that a press anywhere opens it; only its frame is seen. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  fontSize: 0,
});
globalStyle(`${input}::file-selector-button`, { cursor: "pointer" });
export const count = style({ fontVariantNumeric: "tabular-nums" });
/** Where there is no mouse, there may be a camera. */
export const camera = style({
  display: "none",
  "@media": { "(hover: none) and (pointer: coarse)": { display: "grid" } },
});

export const moves = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: vars.size[12],
});
export const below = style({
  marginBlockStart: 6,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  color: color.textMute,
});
export const wrong = style({ display: "flex", gap: space[1], color: color.danger });
