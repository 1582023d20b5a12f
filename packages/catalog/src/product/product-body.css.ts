import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space, size, lead } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 200px",
  alignItems: "start",
  gap: space[5],
  marginTop: space[14],
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[10], marginTop: space[10] } },
});
const scripted = "(scripting: enabled)";
export const panel = style({ paddingTop: space[6], scrollMarginTop: space[6] });
export const shut = style([panel, { "@media": { [scripted]: { display: "none" } } }]);
/** Visually hidden where tabs stand above; without tabs both panels are open and show their headings. */
export const title = style({
  marginBottom: space[5],
  fontSize: size[20],
  lineHeight: lead[20],
  fontWeight: vars.weight.strong,
  "@media": { [scripted]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" } },
});
export const nothing = style({ color: vars.color.textMute });
