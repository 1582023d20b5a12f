import { lazyPart } from "@plaza/routing";

/** What lies below the first sight of a product: its words can be read before the browser takes them over. */
export const ProductBody = lazyPart(() => import("./product-below.tsx"), "ProductBelow");
