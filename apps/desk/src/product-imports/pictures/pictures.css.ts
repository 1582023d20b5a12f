import { focusRing, media, vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const picks = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  marginBlockStart: space[2],
});
export const pick = style({ position: "relative", selectors: { "&:has(:focus-visible)": focusRing } });
const away = { display: "none" };
/** Phones and tablets have no folders to choose, and nothing is dropped there. */
export const elsewhereThanOnPhones = style({ "@media": { [media.noHover]: away, [media.phone]: away } });
export const exampleName = style({ fontFamily: "inherit", fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const pictureName = style({ overflowWrap: "anywhere" });
