/** In each language. */
export const maxNameLength = 60;
