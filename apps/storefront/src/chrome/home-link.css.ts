import { style } from "@vanilla-extract/css";

export const picture = style({ width: "auto", height: 40 });
