import { ApiError } from "@plaza/api-client";
import { createI18n, I18nProvider } from "@plaza/i18n";
import { ToastHost } from "@plaza/ui-kit/toast";
import type { ReactionMeta } from "@plaza/routing";
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorReactions } from "./error-reactions.tsx";

beforeEach(() => document.body.replaceChildren());

const rejection = new ApiError("rejected", { kind: "business", show: true, platformMessage: "库存不足" });

/** A document in which presses can be rejected. */
async function open() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const queryClient = new QueryClient();
  const component = () => <ErrorReactions onSessionEnd={() => undefined} />;
  const loader = vi.fn<() => Promise<void>>().mockResolvedValueOnce(undefined);
  const router = createRouter({ routeTree: createRootRoute({ component, loader }), history: createMemoryHistory() });
  await router.load();
  loader.mockReturnValue(new Promise(() => undefined));
  const page = (
    <I18nProvider i18n={createI18n("en")}>
      <QueryClientProvider client={queryClient}>
        <ToastHost>
          <RouterProvider router={router as never} />
        </ToastHost>
      </QueryClientProvider>
    </I18nProvider>
  );
  await act(async () => createRoot(document.body.appendChild(document.createElement("div"))).render(page));
  const toast = (): Element | null => document.querySelector("[role=alert] > *");
  async function press(meta: ReactionMeta = {}, error: Error = rejection): Promise<Element | null> {
    const mutationFn = () => Promise.reject(error);
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn, meta });
    await act(async () => mutation.execute(undefined).catch(() => undefined));
    return toast();
  }
  /** A call that a component on the screen observes. */
  async function ask(meta: ReactionMeta = {}, error: Error = rejection): Promise<Element | null> {
    const queryFn = () => Promise.reject(error);
    const observer = new QueryObserver(queryClient, { queryKey: ["asked"], queryFn, meta, retry: false });
    let stop: () => void = () => undefined;
    await act(async () => {
      stop = observer.subscribe(() => undefined);
      await observer.refetch();
    });
    stop();
    return toast();
  }
  return { press, ask, router };
}

const noAnswer = new ApiError("no answer", { kind: "transport" });

test("each rejected press shows its message, and several calls of one press show it once", async () => {
  const clock = vi.spyOn(Date, "now").mockReturnValue(0);
  const { press } = await open();
  const first = await press();
  expect(first).toHaveTextContent("库存不足");
  expect(await press()).toBe(first);
  clock.mockReturnValue(3_000);
  const second = await press();
  expect(second).toHaveTextContent("库存不足");
  expect(second).not.toBe(first);
});

test("a call that fails on the screen is said once in a toast", async () => {
  const { ask } = await open();
  expect(await ask({}, noAnswer)).toHaveTextContent("system error");
});

test.each([
  ["a rejection", rejection],
  ["a missing answer", noAnswer],
])("%s that the screen says itself is not said in a toast, too", async (_what, error) => {
  const { press, ask } = await open();
  expect(await press({ quiet: true }, error)).toBeNull();
  expect(await ask({ quiet: true }, error)).toBeNull();
});

test("what a press made stale fails silently when the screen has said the same of the press", async () => {
  const { press, ask } = await open();
  await press({ quiet: true }, noAnswer);
  expect(await ask({}, noAnswer)).toBeNull();
});

test("a loader's failure, which the error page says, shows no toast", async () => {
  const { ask, router } = await open();
  void router.invalidate();
  await expect.poll(() => router.state.isLoading).toBe(true);
  expect(await ask({}, noAnswer)).toBeNull();
});

test("a press is answered, though a page on its way failed with the same words just before", async () => {
  const { press, ask } = await open();
  await ask({ quiet: true });
  expect(await press()).toHaveTextContent("库存不足");
});

test("a press that fails together with a call on the screen is said once", async () => {
  const { press, ask } = await open();
  const toast = await ask();
  expect(await press()).toBe(toast);
});
