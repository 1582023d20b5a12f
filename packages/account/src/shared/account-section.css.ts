import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const section = style({
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.lineSoft}`,
});
export const heading = style({
  marginBlockEnd: space[4],
  fontSize: vars.size[18],
  lineHeight: vars.lead[18],
  fontWeight: vars.weight.strong,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.lineSoft}` } },
});
export const rowIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 36,
  height: 36,
  borderRadius: "50%",
  background: color.surfaceTint,
  color: color.textSoft,
});
export const rowText = style({ flex: "1 1 180px", minWidth: 0 });
/** Below the text on a phone, where it would not fit beside it. */
export const rowAction = style({
  flex: "none",
  ":empty": { display: "none" },
  "@media": { [media.phone]: { flexBasis: "100%", paddingInlineStart: `calc(36px + ${space[4]})` } },
});
