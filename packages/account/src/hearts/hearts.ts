/** What draws the hearts of products and follows shops: for a shell to import once the page is hydrated, not before. */
export { fillHearts } from "./fill-hearts.ts";
export { heartMessages } from "./heart-messages.ts";
export { bellMessages } from "../bells/bell-messages.ts";
