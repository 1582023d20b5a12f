import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing, media, vars } from "./theme.css.ts";

const { color, space } = vars;
const chosenValue = "&:has(:checked)";
const otherValue = "&:not(:has(:checked))";

export const label = style({
  marginBlockEnd: space[2],
  color: color.textMute,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
});
export const chosen = style({ marginInlineStart: 6, color: color.text, fontWeight: vars.weight.strong });
export const values = style({ display: "flex", flexWrap: "wrap", gap: `${space[2]} 6px` });
export const value = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minWidth: 56,
  maxWidth: "100%",
  minHeight: vars.layout.control,
  padding: "3px 14px",
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius[2],
  background: color.surfacePanel,
  cursor: "pointer",
  position: "relative",
  selectors: {
    "&:has(:focus-visible)": focusRing,
    [chosenValue]: {
      borderColor: color.lineSelected,
      // The border grows to 2 px without moving the label.
      boxShadow: `inset 0 0 0 1px ${color.lineSelected}`,
      fontWeight: vars.weight.strong,
    },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:not(:has(:checked, :disabled)):hover": { borderColor: color.lineControlHover },
      },
    },
    [media.phone]: { paddingInline: 12 },
    [media.forcedColors]: { selectors: { [chosenValue]: { borderColor: "Highlight", borderWidth: 2 } } },
  },
});
/** A tile: the picture above the name. */
export const withImage = style({
  flexDirection: "column",
  justifyContent: "start",
  gap: space[1],
  width: 88,
  padding: 6,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  textAlign: "center",
  "@media": { [media.phone]: { width: 77, paddingInline: 5 } },
});
export const deadEnd = style({
  selectors: {
    [otherValue]: {
      borderStyle: "dashed",
      borderColor: color.lineStrong,
      background: "none",
      color: color.textMute,
      textDecoration: "line-through",
    },
  },
});
export const soldOut = style({
  selectors: {
    [otherValue]: {
      borderColor: "transparent",
      background: color.surfaceDisabled,
      color: color.textOnDisabled,
      cursor: "not-allowed",
    },
  },
});
export const image = style({ flex: "none", width: "100%", aspectRatio: "1", overflow: "hidden", borderRadius: 5 });
globalStyle(`${image} img`, { width: "100%", height: "100%", objectFit: "cover" });
globalStyle(`:is(${deadEnd}, ${soldOut}):not(:has(:checked)) img`, { filter: "saturate(.2)", opacity: 0.6 });
export const note = style({
  display: "flex",
  gap: 6,
  marginBlockStart: space[2],
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  textWrapStyle: "pretty",
});
export const option = style({ selectors: { "& + &": { marginBlockStart: space[5] } } });

/** The native radio button lies under its label, which is what is seen and pressed. */
export const radio = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" });
