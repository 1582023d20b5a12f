// Exported by one module, so that they are one chunk: what the first page of any visit carries of them is a name.
export { SpecialAreaPage } from "../special-area/special-area-page.tsx";
export { FlashSalePage } from "./flash-sale-page.tsx";
