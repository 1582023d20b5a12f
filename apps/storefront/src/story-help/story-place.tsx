import { createContext, type ReactNode, use } from "react";

/** What a story shows, carried past the router. */
export const StoryContent = createContext<ReactNode>(null);

/** Stands at every address. */
export function StoryPlace(): ReactNode {
  return use(StoryContent);
}
