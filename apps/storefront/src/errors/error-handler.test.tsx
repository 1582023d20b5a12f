import { ApiError } from "@plaza/api-client";
import { createI18n, I18nProvider } from "@plaza/i18n";
import { ToastHost } from "@plaza/ui-kit/toast";
import { type ErrorMeta, ChunkError } from "@plaza/routing";
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorHandler, createDeduplicator, errorPolicy } from "./error-handler.tsx";
import { errorCatalogue } from "./error-catalogue.ts";

const details = { kind: "business", platformMessage: "库存不足", show: true } as const;

test("a rejection shows the platform's message where it asks for that", () => {
  expect(errorPolicy(new ApiError("POST cart/add rejected", details))).toEqual({
    do: "toast",
    kind: "danger",
    message: "库存不足",
  });
});

test.each([
  ["without being asked to", { ...details, show: false }],
  ["without a message", { ...details, platformMessage: null }],
])("a rejection %s shows nothing", (_case, given) => {
  expect(errorPolicy(new ApiError("rejected", given))).toEqual({ do: "nothing" });
});

test("a call without a usable answer is a system error", () => {
  expect(errorPolicy(new ApiError("GET index/index failed: HTTP status 502", { kind: "transport" }))).toEqual({
    do: "toast",
    kind: "danger",
    message: errorCatalogue.transport.message,
  });
});

test("a press whose code did not arrive is a system error", () => {
  expect(errorPolicy(new ChunkError(new TypeError("Failed to fetch")))).toMatchObject({
    message: errorCatalogue.transport.message,
  });
});

test("an ended session shows no message", () => {
  const ended = { kind: "session", platformMessage: "登录超时", show: true } as const;
  expect(errorPolicy(new ApiError("GET user/info wants a login", ended))).toEqual({ do: "endSession" });
});

test.each([new DOMException("aborted", "AbortError"), new TypeError("x is undefined"), undefined])(
  "the error %s is no failed call",
  (error) => {
    expect(errorPolicy(error)).toEqual({ do: "nothing" });
  },
);

test("the shell's messages are the specification's", () => {
  const texts = Object.values(errorCatalogue).map((entry) => entry.message.message);
  expect(texts).toEqual(["system error", "Please enter the product name", "Exit successful"]);
  expect(errorCatalogue.loggedOut.reloadAfterMs).toBe(1500);
});

test("the same message is shown once in ten seconds", () => {
  const isRepeated = createDeduplicator(10_000);
  const repeated = [0, 1, 9_999, 10_000, 15_000, 20_000].map((now) => isRepeated("system error", now));
  expect(repeated).toEqual([false, true, true, false, true, false]);
});

test("another message is not held back", () => {
  const isRepeated = createDeduplicator(10_000);
  expect([isRepeated("system error", 0), isRepeated("库存不足", 1), isRepeated("库存不足", 2)]).toEqual([
    false,
    false,
    true,
  ]);
});

beforeEach(() => document.body.replaceChildren());

const rejection = new ApiError("rejected", { kind: "business", show: true, platformMessage: "库存不足" });

/** A document in which presses can be rejected. */
async function open() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const queryClient = new QueryClient();
  const component = () => <ErrorHandler onSessionEnd={() => undefined} />;
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
  async function press(meta: ErrorMeta = {}, error: Error = rejection): Promise<Element | null> {
    const mutationFn = () => Promise.reject(error);
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn, meta });
    await act(async () => mutation.execute(undefined).catch(() => undefined));
    return toast();
  }
  /** A call that a component on the screen observes. */
  async function ask(meta: ErrorMeta = {}, error: Error = rejection): Promise<Element | null> {
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
