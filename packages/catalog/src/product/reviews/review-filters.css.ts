import { media } from "@plaza/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const filters = style({});
globalStyle(`${filters} > *`, { justifyContent: "flex-end", "@media": { [media.phone]: { justifyContent: "start" } } });
