import type { ApiClient } from "@plaza/api-client";
import { toLocale } from "@plaza/i18n";
import type { Session } from "@plaza/routing";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, type ReactElement, type ReactNode, use } from "react";
import { type Answers, envelopeApi, success } from "./envelope-api.ts";
import { besidePath, createMemoryRouter, type MemoryRouter, type MountedScreens } from "./memory-router.ts";
import { Screen, type ScreenProps } from "./screen.tsx";

export interface StoryScreens extends MountedScreens {
  /** What the platform answers in every story that says nothing else. */
  readonly answers?: Answers;
}

export interface StoryRouterOptions {
  /** Shows the page of this address instead of the story's own component. */
  readonly path?: string;
  /** What the platform answers, by call: `{ "goods/getGoodsDetail": success({ … }) }`. */
  readonly answers?: Answers;
  /** Puts into the cache what nobody is asked for then: pictures in it need no server, which no answer may have. */
  readonly fill?: (queryClient: QueryClient, api: ApiClient) => void;
  readonly session?: Session;
}

/** What the frame of every page asks for. */
const frame: Answers = {
  "index/config": success({ name: "Plaza" }),
  "pc/category": success([]),
  "pc/commonData": success({}),
};

/** The shell's centred column. */
const column = { maxWidth: 1180, marginInline: "auto" };

const StoryContent = createContext<ReactNode>(null);

function Beside(): ReactNode {
  return use(StoryContent);
}

interface Loaded {
  readonly router: MemoryRouter;
}

/** As much of Storybook's annotations as stories with whatever arguments have in common. */
export interface StoryRouter {
  loaders: ((context: { readonly globals: Readonly<Record<string, unknown>> }) => Promise<Loaded>)[];
  decorators: ((Story: () => ReactNode, context: { readonly loaded: Record<string, unknown> }) => ReactElement)[];
}

/** A router of its own for each story, loaded before it is drawn. */
export function storyRouter(screens: StoryScreens, options: StoryRouterOptions): StoryRouter {
  const { path = besidePath, answers, fill, session } = options;
  const load: StoryRouter["loaders"][number] = async ({ globals }) => {
    const locale = toLocale(globals["locale"]);
    const { api } = envelopeApi({ ...frame, ...screens.answers, ...answers }, locale);
    const router = await createMemoryRouter(screens, { api, locale, path, session, beside: Beside });
    fill?.(router.options.context.queryClient, api);
    await router.load();
    return { router };
  };
  return {
    loaders: [load],
    decorators: [
      (Story, { loaded }) => (
        <StoryScreen router={loaded["router"] as MemoryRouter}>
          <Story />
        </StoryScreen>
      ),
    ],
  };
}

interface StoryScreenProps extends ScreenProps {
  readonly children: ReactNode;
}

/** What the shell has around its pages, with the story's own component at hand for `besidePath`. */
function StoryScreen({ router, children }: StoryScreenProps): ReactElement {
  return (
    <StoryContent value={children}>
      <main style={column}>
        <Screen router={router} />
      </main>
    </StoryContent>
  );
}
