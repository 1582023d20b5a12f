/** The part of the page that is not the chrome: where the skip link leads. */
export const mainId = "main";
