import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, space } = vars;

/** Checkboxes and radio buttons: a box of 18 px and a label that can be pressed, too. */
export const line = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[2],
  width: "fit-content",
  maxWidth: "100%",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.textOnDisabled, cursor: "not-allowed" } },
});
export const text = style({ minWidth: 0 });
/** Aligned with the first line of the label, however high the language's lines are. */
const besideText = `calc((${vars.lead[14]} - 18px) / 2)`;

/** Only of checkboxes: a radio button is "indeterminate" while none of its group is chosen. */
const mixed = "[type=checkbox]:indeterminate";
const filled = `&:where(:checked, ${mixed})`;
export const box = style({
  flex: "none",
  position: "relative",
  display: "grid",
  placeContent: "center",
  appearance: "none",
  width: 18,
  height: 18,
  margin: `${besideText} 0`,
  border: `1px solid ${color.lineControl}`,
  background: color.surfacePanel,
  color: color.textOnBrand,
  cursor: "inherit",
  transition: `background ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    [filled]: { borderColor: color.brand, background: color.brand },
    "&[aria-invalid=true]": { borderColor: color.danger },
    "&:disabled": { borderColor: color.lineStrong, background: color.surfaceDisabled, color: color.textOnDisabled },
  },
  "::before": { content: '""', display: "none" },
  "@media": {
    [media.hover]: {
      selectors: {
        [`&:not(:checked, ${mixed}, :disabled, [aria-invalid=true]):hover`]: { borderColor: color.lineControlHover },
        [`${filled}:not(:disabled):hover`]: {
          borderColor: color.brandHover,
          background: color.brandHover,
        },
      },
    },
    // The box keeps its size, but a finger can hit an area of 44 px.
    [`${media.phone}, ${media.noHover}`]: { "::after": { content: '""', position: "absolute", inset: -14 } },
    // In forced colours the system draws its own box, which shows its state in the system's colours.
    [media.forcedColors]: { appearance: "auto" },
  },
});
export const kinds = styleVariants({
  checkbox: {
    borderRadius: 5,
    selectors: {
      "&:is(:checked, :indeterminate)::before": { display: "block" },
      "&:checked:not(:indeterminate)::before": {
        width: 6,
        height: 10,
        marginBlockStart: -2,
        border: "solid currentColor",
        borderWidth: "0 1.75px 1.75px 0",
        rotate: "42deg",
      },
      "&:indeterminate::before": { width: 8, borderBlockStart: "1.75px solid currentColor" },
    },
  },
  radio: {
    borderRadius: "50%",
    "::before": { borderRadius: "50%", width: 8, height: 8, background: "currentColor" },
    selectors: { "&:checked::before": { display: "block" } },
  },
});
export const below = style({
  display: "flex",
  gap: space[1],
  // Indented, so that it stands under the label.
  paddingInlineStart: 26,
  fontSize: vars.size[12],
  lineHeight: vars.lead[12],
  color: color.textMute,
});
export const wrong = style({ color: color.danger });
