import { createMemoryRouter, type MemoryRouter, type MemoryRouterInput } from "./memory-router.ts";
import { storyRouter, type StoryRouterOptions, type StoryScreens } from "./story-router.tsx";
import type { StoryRouter } from "./story-with-router.tsx";

export type { MemoryRouter } from "./memory-router.ts";
export type { StoryRouterOptions } from "./story-router.tsx";
export type { StoryRouter } from "./story-with-router.tsx";

export interface BoundScreens {
  /** For tests: the package's routes on the anchors, at an address. */
  readonly createMemoryRouter: (input: MemoryRouterInput) => Promise<MemoryRouter>;
  /** For stories: a router of its own, loaded before the story is drawn. Spread it into a story or its meta. */
  readonly storyRouter: (options?: StoryRouterOptions) => StoryRouter;
}

/** What tests and stories of one package open its screens with. */
export function bindScreens(screens: StoryScreens): BoundScreens {
  return {
    createMemoryRouter: (input) => createMemoryRouter(screens, input),
    storyRouter: (options = {}) => storyRouter(screens, options),
  };
}
