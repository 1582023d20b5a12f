import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** One panel: an image of 740 px beside the form. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 440px",
  minHeight: 540,
  marginBlock: space[14],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  overflow: "clip",
  "@media": {
    [media.belowSmallDesktop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      maxWidth: 520,
      minHeight: 0,
      margin: `${space[10]} auto`,
    },
    [media.phone]: { marginBlock: space[4] },
  },
});
export const art = style({
  position: "relative",
  background: color.brandTint,
  "@media": { [media.belowSmallDesktop]: { display: "none" } },
});
/** Beside a form that is taller, the image stays whole at the bottom and fades into the wall above it. */
export const image = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  width: "100%",
  height: "min(100%, 655px)",
  objectFit: "cover",
  maskImage: "linear-gradient(transparent, black 96px)",
});
export const slogan = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  padding: `${space[10]} 44px ${space[16]}`,
  // White, so that the text can be read over whatever image the platform sets.
  background: `linear-gradient(${color.surfaceVeil} 35%, transparent)`,
});
export const headline = style({
  fontFamily: vars.font.display,
  fontSize: vars.size[32],
  lineHeight: vars.lead[32],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.track.display,
});
export const line = style({ marginBlockStart: space[1], fontSize: vars.size[16], lineHeight: vars.lead[16] });
export const content = style({
  minWidth: 0,
  padding: `${space[8]} 44px ${space[10]}`,
  "@media": { [media.phone]: { padding: `${space[6]} ${space[4]}` } },
});
export const title = style({
  marginBlockEnd: space[5],
  fontSize: vars.size[24],
  lineHeight: vars.lead[24],
  fontWeight: vars.weight.strong,
});
export const form = style({ display: "grid", gap: space[4] });
/** Links to the other account pages. */
export const foot = style({ marginBlockStart: space[5], color: color.textSoft, textAlign: "center" });
