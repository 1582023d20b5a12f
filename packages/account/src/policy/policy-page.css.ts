import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** One column of a readable width. */
export const page = style({
  width: `min(${vars.layout.contentText}, 100% - 2 * ${vars.layout.gutterPhone})`,
  marginInline: "auto",
  paddingBlock: `${space[8]} ${space[20]}`,
  "@media": { [media.phone]: { paddingBlock: `${space[5]} ${space[12]}` } },
});
export const title = style({
  marginBlock: `${space[6]} ${space[8]}`,
  fontFamily: vars.font.display,
  fontSize: vars.size[32],
  lineHeight: vars.lead[32],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
});
export const top = style({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[5]}` });
