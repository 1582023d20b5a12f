/** The part of the page that is not the frame: where the skip link leads. */
export const mainId = "main";
