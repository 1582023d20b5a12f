import { globalStyle, style } from "@vanilla-extract/css";

/** Old content while the next is loading: its images are dimmed, its text stays readable. */
export const updating = style({});

globalStyle(`${updating} img`, { opacity: 0.6 });
