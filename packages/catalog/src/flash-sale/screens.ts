// Exported by one module, so that they are one chunk: what the first page of any visit carries of them is a name. Their loaders
// are in it, too: another session or page of what is shown needs no code that would have to come first.
export { loadSpecialArea } from "../special-area/special-area-loader.ts";
export { SpecialAreaPage } from "../special-area/special-area-page.tsx";
export { loadFlashSale } from "./flash-sale-loader.ts";
export { FlashSalePage } from "./flash-sale-page.tsx";
