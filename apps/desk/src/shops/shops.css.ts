import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const search = style({ maxWidth: 420 });

/** A link that is copied by hand where there is no clipboard. */
export const invitationLink = style({
  padding: vars.space[4],
  borderRadius: vars.radius[2],
  background: vars.color.surfaceTint,
  fontFamily: vars.font.mono,
  overflowWrap: "anywhere",
  userSelect: "all",
});
