import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space } = vars;

/** Looks of its own, because those of the cart's lines come with the first page. */
export const save = style({
  position: "relative",
  borderRadius: vars.radius[1],
  textDecorationLine: "underline",
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: "3px",
  // Enlarges the area that a finger can hit.
  "::after": { content: '""', position: "absolute", inset: "-10px -8px" },
  "@media": { [media.hover]: { ":hover": { color: color.text, textDecorationColor: "currentColor" } } },
});

export const panel = style({
  overflow: "clip",
  marginBlockStart: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
});
export const title = style({
  padding: `${space[4]} ${space[5]}`,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  fontSize: vars.size[14],
  lineHeight: vars.lead[14],
  fontWeight: vars.weight.strong,
  "@media": { [media.phone]: { padding: 14 } },
});
export const name = style({ fontSize: vars.size[14], lineHeight: vars.lead[14] });
export const option = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[2]}`,
  marginBlockStart: space[1],
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "80px minmax(0, 1fr)",
      gap: `${space[2]} ${space[3]}`,
      padding: 14,
    },
  },
});
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[2],
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});
export const price = style({ textAlign: "end", "@media": { [media.phone]: { gridColumn: 2, textAlign: "start" } } });
export const unavailable = style({ color: color.textMute });
globalStyle(`${unavailable} img`, { filter: "saturate(.2)", opacity: 0.55 });
