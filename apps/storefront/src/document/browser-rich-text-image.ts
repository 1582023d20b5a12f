import { richTextImages } from "./rich-text-images.ts";

const { origin = location.origin, imageOrigins } = document.documentElement.dataset;

/** By what the server has written into the document. Its log tells of images that cannot be shown. */
export const richTextImage = richTextImages({ origin, imageOrigins: imageOrigins?.split(" ") ?? [] }, () => {});
