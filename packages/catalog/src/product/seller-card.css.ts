import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

/** A column beside the product on a desktop; a strip below it where there is no room for one. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[3],
  padding: `${space[6]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  textAlign: "center",
  "@media": {
    [media.belowDesktop]: {
      gridColumn: "1 / -1",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      justifyItems: "start",
      alignItems: "center",
      columnGap: space[4],
      paddingBlock: space[4],
      textAlign: "start",
    },
    [media.phone]: { gridTemplateColumns: "auto minmax(0, 1fr)" },
  },
});
export const about = style({
  display: "grid",
  gap: space[3],
  "@media": { [media.belowDesktop]: { gap: space[1] } },
});
export const heading = style({
  display: "grid",
  justifyItems: "center",
  gap: space[1],
  "@media": {
    [media.belowDesktop]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[1]} ${space[2]}` },
  },
});
export const name = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const intro = style({ color: color.textSoft, fontSize: size[13], lineHeight: lead[13] });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[4],
  width: "100%",
  paddingTop: space[4],
  borderTop: `1px solid ${color.lineSoft}`,
  textAlign: "center",
  "@media": {
    [`${media.belowDesktop} and (min-width: 768px)`]: { columnGap: space[6], padding: 0, border: 0 },
    [media.belowDesktop]: { gridTemplateColumns: "repeat(4, auto)" },
    [media.phone]: { gridColumn: "1 / -1" },
  },
});
/** Shows the number above its label, though a screen reader reads the label first. */
export const fact = style({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" });
export const number = style({ fontWeight: vars.weight.strong, fontVariantNumeric: "tabular-nums" });
export const label = style({ color: color.textMute, fontSize: size[12], lineHeight: lead[12] });
export const enter = style({ width: "100%", "@media": { [media.belowDesktop]: { gridColumn: "1 / -1" } } });
