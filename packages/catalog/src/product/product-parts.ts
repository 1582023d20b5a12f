import { lazyPart } from "@plaza/routing";

/** The parts below a product's first screen. They can be read before hydration, so their code is loaded later. */
export const ProductBody = lazyPart(() => import("./product-below.tsx"), "ProductBelow");
