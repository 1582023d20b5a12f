import { lazyPart } from "@plaza/routing";

/** Everything below the first sight: links, which work before the browser takes them over. */
export const HomeSections = lazyPart(() => import("./home-sections.tsx"), "HomeSections");
