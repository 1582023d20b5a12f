import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, layout, radius, size, space } = vars;

export const levels = style({ marginBlockStart: space[3], color: color.text });
export const first = style({ borderBlockEnd: `1px solid ${color.lineSoft}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: 52,
  borderRadius: radius[2],
  fontSize: size[16],
  listStyle: "none",
  ":focus-visible": { outlineOffset: -2, boxShadow: "none" },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
globalStyle(`${first}[open] > ${summary}`, { fontWeight: vars.weight.strong });
export const chevron = style({
  color: color.textMute,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easeOut}`,
});
globalStyle(`${first}[open] > ${summary} ${chevron}`, { rotate: "180deg" });
export const inside = style({ display: "grid", gap: space[2], paddingBlockEnd: space[5] });
export const heading = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: layout.touch,
  borderRadius: radius[1],
  fontWeight: vars.weight.strong,
});
export const leaves = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(88px, 1fr))",
  gap: `${space[3]} ${space[2]}`,
});
export const leaf = style({
  display: "grid",
  justifyItems: "center",
  gap: space[1],
  borderRadius: radius[2],
  color: color.textSoft,
  fontSize: size[12],
  lineHeight: vars.lead[12],
  textAlign: "center",
});
export const image = style({
  width: 56,
  height: 56,
  borderRadius: radius[3],
  background: color.surfaceSunken,
  objectFit: "cover",
});
