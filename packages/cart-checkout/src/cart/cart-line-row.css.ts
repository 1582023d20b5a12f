import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const note = style({
  display: "flex",
  gap: 4,
  marginBlockStart: 6,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const problem = style([note, { color: vars.color.danger }]);
export const scarce = style([note, { color: vars.color.warning }]);

const { color, space } = vars;

/** Box, image, name, unit price, quantity, subtotal, bin. */
const columns = "18px 88px minmax(0, 1fr) 110px 116px 110px 32px";
const fewerColumns = "18px 72px minmax(0, 1fr) 116px 92px 32px";

export const row = style({
  display: "grid",
  gridTemplateColumns: columns,
  gridTemplateAreas: '"box image name unit quantity amount bin"',
  alignItems: "center",
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
  "@media": {
    [media.belowDesktop]: {
      gridTemplateColumns: fewerColumns,
      gridTemplateAreas: '"box image name quantity amount bin" "box image unit quantity amount bin"',
      gap: `${space[1]} ${space[3]}`,
    },
    [media.phone]: {
      gridTemplateColumns: "18px 80px minmax(0, 1fr) auto 28px",
      gridTemplateAreas: '"box image name name bin" "box image unit quantity quantity"',
      alignItems: "start",
      gap: `${space[2]} ${space[3]}`,
      padding: 14,
    },
  },
});
/** The names of the columns, above the first shop. */
export const head = style({
  display: "grid",
  gridTemplateColumns: columns,
  gap: space[4],
  alignItems: "center",
  paddingInline: space[5],
  color: color.textMute,
  fontSize: vars.size[13],
  "@media": {
    [media.belowDesktop]: { display: "flex" },
    // On a phone the bar at the bottom has this box.
    [media.phone]: { display: "none" },
  },
});
export const headAll = style({ gridColumn: "1 / 4" });
export const headColumn = style({
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": { [media.belowDesktop]: { display: "none" } },
});

export const box = style({
  gridArea: "box",
  "@media": { [media.phone]: { alignSelf: "start", marginBlockStart: 31 } },
});
export const image = style({ gridArea: "image" });
export const text = style({ gridArea: "name", minWidth: 0 });
export const name = style({ fontSize: vars.size[14], lineHeight: vars.lead[14] });
export const option = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[2]}`,
  marginBlockStart: space[1],
  color: color.textMute,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
});
export const change = style({
  position: "relative",
  minHeight: 24,
  borderRadius: vars.radius[1],
  textDecorationLine: "underline",
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: "3px",
  // Enlarges the area that a finger can hit.
  "::after": { content: '""', position: "absolute", inset: "-10px -8px" },
  "@media": { [media.hover]: { ":hover": { color: color.text, textDecorationColor: "currentColor" } } },
});
/** As high as what comes late, so that nothing moves then. */
export const more = style({ minHeight: vars.lead[12], marginBlockStart: space[1] });
export const unit = style({
  gridArea: "unit",
  justifySelf: "end",
  "@media": { [media.belowDesktop]: { justifySelf: "start" }, [media.phone]: { alignSelf: "center" } },
});
export const quantity = style({ gridArea: "quantity", justifySelf: "end" });
export const amount = style({
  gridArea: "amount",
  justifySelf: "end",
  // On a phone the unit price and the total at the bottom are enough.
  "@media": { [media.phone]: { display: "none" } },
});
export const bin = style({
  gridArea: "bin",
  "@media": { [media.phone]: { margin: "-8px -8px 0 0" } },
});
export const unavailable = style({ color: color.textMute });
globalStyle(`${unavailable} img`, { filter: "saturate(.2)", opacity: 0.55 });
