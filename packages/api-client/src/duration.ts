/** In milliseconds. */
export const second = 1000;
export const minute = 60 * second;
