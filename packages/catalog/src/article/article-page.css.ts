import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, size, lead, space } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${vars.layout.contentText}) 300px`,
  justifyContent: "space-between",
  alignItems: "start",
  gap: space[10],
  paddingTop: space[4],
  "@media": { [media.belowSmallDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const head = style({ display: "grid", gap: space[3], marginBottom: space[6] });
export const topic = style({
  color: color.textBrand,
  fontSize: size[12],
  lineHeight: lead[12],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.caps,
  overflowWrap: "anywhere",
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: size[44],
  lineHeight: lead[44],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media": { [media.phone]: { fontSize: size[32], lineHeight: lead[32] } },
});
export const line = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space[4] });
export const image = style({
  width: "100%",
  height: "auto",
  maxHeight: 460,
  marginBottom: space[8],
  borderRadius: vars.radius[4],
  objectFit: "cover",
  background: color.surfaceSunken,
});

/** The button that shares the page, by which its panel is placed. */
export const share = style({ position: "relative", flex: "none" });
