import { lazyPart } from "@plaza/routing";

/** The sections below the banners. They are links, which work before hydration, so their code is loaded later. */
export const HomeSections = lazyPart(() => import("./home-sections.tsx"), "HomeSections");
