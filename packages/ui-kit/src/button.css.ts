import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color, layout } = vars;

export const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  flexShrink: 0,
  maxWidth: "100%",
  paddingBlock: 4,
  border: "1px solid transparent",
  borderRadius: vars.radius[2],
  fontWeight: vars.weight.strong,
  textAlign: "center",
  textDecoration: "none",
  transition: `background ${vars.motion.fast} ${vars.motion.easeOut}, border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "&:disabled, &[aria-disabled=true]": {
      background: color.surfaceDisabled,
      borderColor: "transparent",
      color: color.textOnDisabled,
      cursor: "not-allowed",
    },
    "&[aria-busy=true]": { cursor: "progress" },
  },
});

/** What may be pressed right now; states below never override the look of something disabled or busy. */
const live = "&:not(:disabled, [aria-disabled=true], [aria-busy=true])";
const idle = "&:not(:disabled, [aria-disabled=true])";

interface Looks {
  readonly background: string;
  readonly color: string;
  readonly borderColor?: string;
}
function kind(rest: Looks, hover: Partial<Looks>, active: Partial<Looks>) {
  return {
    selectors: { [idle]: rest, [`${live}:active`]: active },
    "@media": { [media.hover]: { selectors: { [`${live}:hover:not(:active)`]: hover } } },
  };
}

export const kinds = styleVariants({
  primary: kind(
    { background: color.brand, color: color.textOnBrand },
    { background: color.brandHover },
    { background: color.brandActive },
  ),
  second: kind(
    { background: color.surfacePanel, color: color.text, borderColor: color.lineControl },
    { borderColor: color.lineControlHover },
    { background: color.surfaceSunken, borderColor: color.lineControlHover },
  ),
  quiet: kind(
    { background: "transparent", color: color.textSoft },
    { background: color.surfaceSunken, color: color.text },
    { background: color.surfaceSunken, color: color.text },
  ),
  tint: kind(
    { background: color.brandTint, color: color.textBrand, borderColor: color.brandLine },
    { borderColor: color.brand },
    { background: color.brandTintActive, borderColor: color.brand },
  ),
  dark: kind(
    { background: color.surfaceInverse, color: color.textOnInverse },
    { background: color.surfaceInverseHover },
    { background: color.surfaceInverseHover },
  ),
});

export const sizes = styleVariants({
  small: { minHeight: layout.controlSmall, paddingInline: 14, fontSize: vars.size[13], lineHeight: vars.lead[13] },
  medium: { minHeight: layout.control, paddingInline: 20, fontSize: vars.size[14], lineHeight: vars.lead[14] },
  large: { minHeight: layout.controlLarge, paddingInline: 28, fontSize: vars.size[16], lineHeight: vars.lead[16] },
});
export const quietSizes = styleVariants({
  small: { paddingInline: 10 },
  medium: { paddingInline: 12 },
  large: { paddingInline: 16 },
});
/** A button of one icon. */
export const square = styleVariants(
  { small: layout.controlSmall, medium: layout.control, large: layout.controlLarge },
  (width) => ({ width, paddingInline: 0 }),
);
/** The ring and its gap take 24 px; the padding shrinks by as much, so that the button keeps its width. */
export const makeRoom = styleVariants({ small: 14, medium: 20, large: 28 }, (padding) => ({
  paddingInline: padding - 12,
}));

const turn = keyframes({ to: { rotate: "1turn" } });
export const ring = style({
  flex: "none",
  width: 16,
  height: 16,
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 800ms linear infinite`,
  "@media": { [media.reducedMotion]: { animationDuration: "4s" } },
});
