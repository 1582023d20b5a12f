import { media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const field = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] });
export const fieldName = style({ fontWeight: vars.weight.strong });
/** A language and the text in it. */
export const version = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gap: space[3],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
/** Told apart by more than their colours. */
export const removed = style({ background: color.dangerTint, color: color.danger, textDecoration: "line-through" });
export const added = style({
  background: color.successTint,
  color: color.success,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: space[4],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const gallery = style({ display: "flex", flexWrap: "wrap", gap: space[3], marginBlockStart: space[2] });
export const galleryItem = style({ display: "grid", justifyItems: "start", gap: space[1], width: 120 });
export const galleryImage = style({
  display: "block",
  width: 120,
  height: 120,
  borderRadius: vars.radius[2],
  background: color.surfaceTint,
  objectFit: "cover",
});
export const unchanged = style({ marginBlockStart: space[3] });
export const summary = style({ cursor: "pointer", fontWeight: vars.weight.strong });
export const chosen = style({ minHeight: vars.layout.controlSmall });
