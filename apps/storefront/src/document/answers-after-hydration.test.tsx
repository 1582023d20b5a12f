import {
  dehydrate,
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from "@tanstack/react-query";
import { type ComponentType, type ReactElement, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

const queryKey = ["site"];
const failure = () => Promise.reject<string>(new Error("system error"));
const answer = (text: string) => () => Promise.resolve(text);

beforeEach(() => {
  // How far a page is hydrated is known once a document.
  vi.resetModules();
});

/** What the server got for the query, which both parts show, and what the browser gets that asks again. */
const cases: readonly (readonly [string, () => Promise<string>, () => Promise<string>, string])[] = [
  ["fails on the server alone", failure, answer("Plaza"), "Plaza"],
  ["fails on both sides", failure, failure, "failed"],
  ["fails in the browser alone", answer("Plaza"), failure, "Plaza"],
  ["is answered otherwise in the browser", answer("Plaza"), answer("Market"), "Market"],
];

test.each(cases)("a page whose call %s is hydrated in parts, and then shows what is there", (...given) =>
  expectHydrated(given, "a part"),
);

test.each(cases)("a page whose call %s is hydrated also where somebody asks who shows nothing", (...given) =>
  expectHydrated(given, "nobody"),
);

/** The first to ask in the browser is a part that is hydrated before the other, or somebody who shows nothing. */
async function expectHydrated(given: (typeof cases)[number], asker: "a part" | "nobody"): Promise<void> {
  const [, onServer, inBrowser, shown] = given;
  let ask = onServer;
  function Answer(): ReactElement {
    // What was fetched before counts as old, so that a browser asks again.
    const { data, isError } = useQuery({ queryKey, queryFn: () => ask(), staleTime: 0 });
    return <p>{data ?? (isError ? "failed" : "nothing")}</p>;
  }
  const pageWith = (client: QueryClient, state: DehydratedState, Below: ComponentType) => (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>
        {asker === "a part" && <Answer />}
        <Below />
      </HydrationBoundary>
    </QueryClientProvider>
  );
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await server.prefetchQuery({ queryKey, queryFn: () => ask() });
  const state = dehydrate(server, { shouldDehydrateQuery: () => true });
  const Same = () => (
    <Suspense>
      <Answer />
    </Suspense>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(pageWith(server, state, Same));
  server.clear();

  // In the browser, the second part's code comes after the first part's answer.
  const { lazyPart, markPageHydrated } = await import("@plaza/routing");
  const { afterHydration } = await import("./answers-after-hydration.ts");
  const late = Promise.withResolvers<{ Below: () => ReactElement }>();
  const Below = lazyPart(() => late.promise, "Below");
  const asked = vi.fn(inBrowser);
  ask = asked;
  const browser = new QueryClient({ defaultOptions: { queries: { retry: false, persister: afterHydration } } });
  const mismatches: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => mismatches.push(error) };
  const root = hydrateRoot(container, pageWith(browser, state, Below), options);
  if (asker === "nobody") {
    await expect.poll(() => browser.getQueryCache().find({ queryKey })).toBeDefined();
    void browser.prefetchQuery({ queryKey, queryFn: () => ask(), staleTime: 0 });
  }
  await expect.poll(() => asked).toHaveBeenCalledOnce();
  markPageHydrated();
  // The answer is there long before the code of the second part.
  await new Promise((resolve) => setTimeout(resolve, 50));
  late.resolve({ Below: Answer });
  await expect
    .poll(() => [...container.querySelectorAll("p")].map(({ textContent }) => textContent))
    .toEqual(asker === "nobody" ? [shown] : [shown, shown]);
  expect(mismatches).toEqual([]);
  root.unmount();
}
