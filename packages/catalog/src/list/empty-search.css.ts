import { vars } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const departments = style({
  display: "flex",
  justifyContent: "center",
  maxWidth: vars.layout.contentText,
  marginInline: "auto",
});

globalStyle(`${departments} > *`, { justifyContent: "center" });
