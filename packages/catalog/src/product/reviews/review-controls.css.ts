import { vars } from "@plaza/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const order = style({ marginBottom: vars.space[4] });

export const filters = style({ marginTop: vars.space[5] });

export const controls = style({ minWidth: 0 });
export const more = style({ marginTop: vars.space[2] });
export const clear = style({ marginTop: vars.space[4], fontSize: vars.size[13], lineHeight: vars.lead[13] });
