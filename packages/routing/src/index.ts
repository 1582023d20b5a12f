export { breadcrumbData, type Crumb } from "./breadcrumb-data.ts";
export { accountLayout, defaultLayout, rootRoute, streetLayout, voidLayout } from "./anchors.ts";
export { ChunkError } from "./chunk-failure.ts";
export type { PageDocument, StorefrontContext, UrlStyle } from "./context.ts";
export { documentTitle } from "./document-title.ts";
export { isLazyPage, type LazyPage, lazyPage } from "./lazy-page.ts";
export { picturePath, type PictureSource, pictureSource, pictureWidths } from "./picture-source.ts";
export { pageHead, type PageSummary, structuredDataScript } from "./page-head.ts";
export { loadWords } from "./words.ts";
