import { I18nProvider, toLocale } from "@plaza/i18n";
import { type Session, visitorSession } from "@plaza/routing";
import { ToastHost } from "@plaza/ui-kit/toast";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createContext, type ReactElement, type ReactNode, use } from "react";
import { type Answers, envelopeApi, success } from "./envelope-api.ts";
import { besidePath, createMemoryRouter, customerSession, type MemoryRouter } from "./memory-router.ts";

export interface StoryRouterOptions {
  /** Shows the page of this address instead of the story's own component. */
  readonly path?: string;
  /** What the platform answers, by call: `{ "goods/getGoodsDetail": success({ … }) }`. */
  readonly answers?: Answers;
  /** Nobody is logged in. */
  readonly visitor?: boolean;
}

/** What the frame of every page asks for. */
const frame: Answers = {
  "index/config": success({ name: "Plaza", extensions: ["counts", "idempotency", "cart_preview"] }),
  "pc/category": success([]),
  "pc/commonData": success({}),
};

const StoryContent = createContext<ReactNode>(null);

function Beside(): ReactNode {
  return use(StoryContent);
}

interface Loaded {
  readonly router: MemoryRouter;
}

/** As much of Storybook's annotations as stories with whatever arguments have in common. */
interface StoryRouter {
  loaders: ((context: { readonly globals: Readonly<Record<string, unknown>> }) => Promise<Loaded>)[];
  decorators: ((Story: () => ReactNode, context: { readonly loaded: Record<string, unknown> }) => ReactElement)[];
}

/** A router of its own for each story, loaded before it is drawn. Spread it into a story or its meta. */
export function storyRouter({ path = besidePath, answers, visitor = false }: StoryRouterOptions = {}): StoryRouter {
  const session: Session = visitor ? visitorSession : customerSession;
  const load: StoryRouter["loaders"][number] = async ({ globals }) => {
    const locale = toLocale(globals["locale"]);
    const { api } = envelopeApi({ ...frame, ...answers });
    const router = await createMemoryRouter({ api, locale, path, session, beside: Beside });
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

interface StoryScreenProps {
  readonly router: MemoryRouter;
  readonly children: ReactNode;
}

/** The providers that the shell has around its pages, and its centred column. */
function StoryScreen({ router, children }: StoryScreenProps): ReactElement {
  const { i18n, queryClient } = router.options.context;
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <StoryContent value={children}>
          <ToastHost>
            <main style={{ maxWidth: 1180, marginInline: "auto" }}>
              <RouterProvider router={router} />
            </main>
          </ToastHost>
        </StoryContent>
      </QueryClientProvider>
    </I18nProvider>
  );
}
