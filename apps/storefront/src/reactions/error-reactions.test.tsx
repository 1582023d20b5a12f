import { ApiError } from "@plaza/api-client";
import { createI18n, I18nProvider } from "@plaza/i18n";
import { ToastHost } from "@plaza/ui-kit/toast";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ErrorReactions } from "./error-reactions.tsx";

const rejection = new ApiError("rejected", { kind: "business", show: true, platformMessage: "库存不足" });

/** A document in which presses can be rejected. */
async function open() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const queryClient = new QueryClient();
  const component = () => <ErrorReactions onSessionEnd={() => undefined} />;
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  await router.load();
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
  return async function press(): Promise<Element | null> {
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(rejection) });
    await act(async () => mutation.execute(undefined).catch(() => undefined));
    return document.querySelector("[role=alert] > *");
  };
}

test("each rejected press shows its message, and several calls of one press show it once", async () => {
  const clock = vi.spyOn(Date, "now").mockReturnValue(0);
  const press = await open();
  const first = await press();
  expect(first).toHaveTextContent("库存不足");
  expect(await press()).toBe(first);
  clock.mockReturnValue(3_000);
  const second = await press();
  expect(second).toHaveTextContent("库存不足");
  expect(second).not.toBe(first);
});
