import { style } from "@vanilla-extract/css";

// The same gaps as those of a list.
export const crumbs = style({ marginBlock: "20px 19px" });
export const title = style({ marginBlock: "4px 24px" });
export const bar = style({ marginBlockEnd: 24 });
