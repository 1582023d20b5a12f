export { defaultLayout, rootRoute } from "./anchors.ts";
export type { PageDocument, StorefrontContext, UrlStyle } from "./context.ts";
export { documentTitle } from "./document-title.ts";
export { isLazyPage, type LazyPage, lazyPage } from "./lazy-page.ts";
export { picturePath, type PictureSource, pictureSource, pictureWidths } from "./picture-source.ts";
export { loadWords } from "./words.ts";
