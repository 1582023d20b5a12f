import { media } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const within = style({ "@media": { [media.phone]: { width: "100%", textAlign: "end" } } });
