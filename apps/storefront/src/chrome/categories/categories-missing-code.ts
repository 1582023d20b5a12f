import { lazyModule } from "@plaza/routing";

/** What says that categories did not load: hardly anybody needs it. */
export const categoriesMissing = lazyModule(() => import("./categories-missing.tsx"));
