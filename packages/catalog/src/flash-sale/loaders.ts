// One chunk, like the pages: see `screens.ts`.
export { loadSpecialArea } from "../special-area/special-area-loader.ts";
export { loadFlashSale } from "./flash-sale-loader.ts";
