import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, size, lead } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 200px",
  alignItems: "start",
  gap: space[5],
  marginTop: space[14],
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[10], marginTop: space[10] } },
});
export const title = style({
  marginBottom: space[5],
  fontSize: size[20],
  lineHeight: lead[20],
  fontWeight: vars.weight.strong,
});
export const nothing = style({ color: vars.color.textMute });
export const aside = style({ minWidth: 0 });

// Beside the details the shop's products stand below each other.
globalStyle(`${aside} > div`, { "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
