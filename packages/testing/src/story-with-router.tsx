import { type Locale, toLocale } from "@plaza/i18n";
import { createContext, Fragment, type PropsWithChildren, type ReactElement, type ReactNode, use } from "react";
import type { MemoryRouter } from "./memory-router.ts";
import { Screen } from "./screen.tsx";

const StoryContentContext = createContext<ReactNode>(null);

/** The story's own part, carried past the router: the component of a route at which the story is to be seen. */
export function StoryContent(): ReactNode {
  return use(StoryContentContext);
}

/** As much of Storybook's annotations as stories with whatever arguments have in common. */
export interface StoryRouter {
  loaders: ((context: { readonly globals: Readonly<Record<string, unknown>> }) => Promise<Loaded>)[];
  decorators: ((Story: () => ReactNode, context: { readonly loaded: Record<string, unknown> }) => ReactElement)[];
}

interface Loaded {
  readonly router: MemoryRouter;
}

interface StoryScreenProps extends PropsWithChildren {
  readonly router: MemoryRouter;
  readonly Around: (props: PropsWithChildren) => ReactNode;
}

function StoryScreen({ router, Around, children }: StoryScreenProps): ReactElement {
  return (
    <StoryContentContext value={children}>
      <Around>
        <Screen router={router} />
      </Around>
    </StoryContentContext>
  );
}

/**
 * A router of its own for each story, loaded before the story is drawn, in the providers that the shell has around its
 * pages.
 *
 * @param Around what is drawn round the whole screen
 */
export function storyWithRouter(
  open: (locale: Locale) => Promise<MemoryRouter>,
  Around: StoryScreenProps["Around"] = Fragment,
): StoryRouter {
  return {
    loaders: [
      async ({ globals }) => {
        const router = await open(toLocale(globals["locale"]));
        await router.load();
        return { router };
      },
    ],
    decorators: [
      (Story, { loaded }) => (
        <StoryScreen router={loaded["router"] as MemoryRouter} Around={Around}>
          <Story />
        </StoryScreen>
      ),
    ],
  };
}
