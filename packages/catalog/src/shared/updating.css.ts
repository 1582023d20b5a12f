import { globalStyle, style } from "@vanilla-extract/css";

/** Old content while the next is on its way: the pictures step back, the words stay readable. */
export const updating = style({});

globalStyle(`${updating} img`, { opacity: 0.6 });
