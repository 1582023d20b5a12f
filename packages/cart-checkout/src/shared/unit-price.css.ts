import { media } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const unitPrice = style({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: 2,
  "@media": { [media.phone]: { flexDirection: "row", flexWrap: "wrap", alignItems: "baseline", gap: "2px 6px" } },
});
