import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const written = style({ fontSize: vars.size[20], overflowWrap: "anywhere" });
