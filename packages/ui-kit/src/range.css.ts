import { style } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

const { color } = vars;

/** A handle stays inside of the track, so the bars are as far from its ends as its middle can come. */
const half = 12;

export const histogram = style({ width: `calc(100% - ${2 * half}px)`, height: 52, marginInline: half });
export const bar = style({ fill: color.line });
export const barWithin = style({ fill: color.text });

/** Higher than it looks, for the finger. */
export const track = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: 2 * half,
  marginBlockStart: -half,
  touchAction: "none",
  userSelect: "none",
});
export const line = style({
  position: "relative",
  flexGrow: 1,
  height: 2,
  marginInline: half,
  background: color.line,
});
export const within = style({
  position: "absolute",
  height: "100%",
  background: color.text,
  // The system's colours leave no other.
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});
export const handle = style({
  display: "block",
  position: "relative",
  width: 2 * half,
  height: 2 * half,
  border: `2px solid ${color.text}`,
  borderRadius: "50%",
  background: color.surfacePanel,
  boxShadow: vars.shadow[1],
  cursor: "grab",
  "::after": { content: '""', position: "absolute", inset: -12 },
});
export const staticHandle = style({ position: "absolute", translate: "-50%" });
