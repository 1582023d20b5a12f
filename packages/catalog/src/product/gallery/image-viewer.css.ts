import { media, vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, motion, space } = vars;

export const viewer = style({
  width: "min(1120px, 100% - 64px)",
  height: "min(920px, 100dvh - 64px)",
  maxWidth: "none",
  maxHeight: "none",
  margin: "auto",
  padding: 0,
  border: 0,
  borderRadius: vars.radius[4],
  background: color.surfacePanel,
  color: color.text,
  boxShadow: vars.shadow[3],
  overflow: "hidden",
  // The dialog itself only holds the focus until Tab moves it on, so it shows no ring; its buttons do.
  outline: "none",
  transition: `opacity ${motion.normal} ${motion.easeOut}`,
  "::backdrop": { background: color.surfaceOverlay, transition: `opacity ${motion.normal} ${motion.easeOut}` },
  selectors: {
    "&[open]": { display: "grid", gridTemplateRows: "minmax(0, 1fr) auto", "@starting-style": { opacity: 0 } },
    "&[open]::backdrop": { "@starting-style": { opacity: 0 } },
    "&:focus-visible": { boxShadow: vars.shadow[3] },
  },
  "@media": { [media.phone]: { width: "100%", height: "100dvh", borderRadius: 0 } },
});
// The page behind does not scroll along.
globalStyle(`html:has(${viewer}:modal)`, { overflow: "hidden", scrollbarGutter: "stable" });

export const frame = style({
  overflow: "hidden",
  cursor: "zoom-in",
  touchAction: "none",
  userSelect: "none",
  selectors: { "&[data-zoomed]": { cursor: "grab" }, "&[data-zoomed]:active": { cursor: "grabbing" } },
});
export const image = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "contain",
  pointerEvents: "none",
});
export const settling = style({ transition: `transform ${motion.normal} ${motion.easeOut}` });
export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[3],
  padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.lineSoft}`,
});
export const number = style({
  color: color.textSoft,
  fontSize: vars.size[13],
  lineHeight: vars.lead[13],
  fontVariantNumeric: "tabular-nums",
});
export const close = style({ position: "absolute", insetBlockStart: space[3], insetInlineEnd: space[3] });
