import { latePart } from "@plaza/routing";

/** Everything below the first sight: links, which work before the browser takes them over. */
export const LateSections = latePart(() => import("./home-sections.tsx"), "HomeSections");
