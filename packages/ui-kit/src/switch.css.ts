import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

export const line = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.textOnDisabled, cursor: "not-allowed" } },
  "@media": { [`${media.phone}, ${media.noHover}`]: { minHeight: vars.layout.touch } },
});
/** Ink when it is on, the grey of controls when it is off. */
export const track = style({
  flex: "none",
  position: "relative",
  appearance: "none",
  width: 40,
  height: 24,
  margin: 0,
  borderRadius: vars.radius.full,
  background: color.lineControl,
  cursor: "inherit",
  transition: `background ${vars.motion.fast} ${vars.motion.easeOut}`,
  "::before": {
    content: '""',
    position: "absolute",
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: "50%",
    background: color.surfacePanel,
    transition: `translate ${vars.motion.fast} ${vars.motion.easeOut}`,
  },
  // So much is drawn; a finger hits 44 px.
  "::after": { content: '""', position: "absolute", inset: "-10px -2px" },
  selectors: {
    "&:checked": { background: color.surfaceInverse },
    "&:checked::before": { translate: "16px 0" },
    "&:disabled": { background: color.lineStrong },
  },
  // In forced colours the system draws its own box, which shows its state in the system's colours.
  "@media": { [media.forcedColors]: { appearance: "auto", "::before": { display: "none" } } },
});
