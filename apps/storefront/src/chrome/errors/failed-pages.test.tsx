import { departmentsQuery, publicDataQuery, siteConfigurationQuery } from "@plaza/api-client";
import { createI18n, loadCatalog } from "@plaza/i18n";
import { visitorSession } from "@plaza/routing";
import { envelopeApi } from "@plaza/testing/envelope-api";
import { RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { shellCatalogs } from "../../messages.ts";
import { createRouter } from "../../router.ts";
import { categoryTree, customer, siteConfiguration, visitor } from "../../story-help/story-data.ts";
import { type FailingRoute, failures, routesBelowRoot, whileFailing } from "../../test-support/failing-routes.ts";
import { toPublicPath } from "../../urls.ts";
import { chromeParts } from "../chrome-parts.ts";

let root: Root;

/** A shop in the browser; of the platform's answers it has the chrome's. */
async function open(isCustomer: boolean) {
  history.replaceState(null, "", "/pc/#/nowhere");
  const i18n = createI18n("en");
  await Promise.all(shellCatalogs.map((catalog) => loadCatalog(i18n, catalog)));
  await Promise.all(Object.values(chromeParts).map((part) => part.preload()));
  const { api } = envelopeApi({});
  const session = { ...visitorSession, isCustomer };
  const document = { nonce: "", urlStyle: "hash", origin: "", platformOrigin: "", inlineStyles: [] } as const;
  const router = createRouter({ api, i18n, locale: "en", session, document, urlStyle: "hash" });
  const { queryClient } = router.options.context;
  queryClient.setQueryData(siteConfigurationQuery(api).queryKey, siteConfiguration);
  queryClient.setQueryData(departmentsQuery(api).queryKey, categoryTree);
  queryClient.setQueryData(publicDataQuery(api).queryKey, isCustomer ? customer : visitor);
  await router.load();
  root = createRoot(globalThis.document);
  await act(async () => root.render(<RouterProvider router={router} />));
  return router;
}

const around: Readonly<Record<string, readonly string[]>> = {
  default: ["header", "nav", "main", "footer"],
  user: ["header", "nav", "main", "footer"],
  account: ["header", "main", "footer"],
  void: ["main"],
};

const isOfAccount = ({ layout }: FailingRoute): boolean => layout === "account";

describe.each([
  { who: "a customer", routes: routesBelowRoot().filter((failing) => !isOfAccount(failing)) },
  // The login leads a customer away.
  { who: "a visitor", routes: routesBelowRoot().filter(isOfAccount) },
])("to $who", ({ who, routes }) => {
  let router: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.stubGlobal("scrollTo", () => undefined);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    router = await open(who === "a customer");
  });
  afterAll(() => act(async () => root.unmount()));
  beforeEach(() => {
    // The router and React report each failure.
    vi.spyOn(console, "error").mockReturnValue(undefined);
    vi.spyOn(console, "warn").mockReturnValue(undefined);
  });

  async function goTo(path: string): Promise<void> {
    await act(async () => {
      router.history.push(toPublicPath(path, "hash"));
      await router.load();
    });
  }
  test.each(routes.flatMap((failing) => Object.values(failures).map((failure) => ({ ...failing, failing, failure }))))(
    "$name keeps the chrome around “$failure.heading”",
    async ({ failing, failure }) => {
      await goTo("/nowhere");
      const header = document.querySelector("header");
      await whileFailing(failing, failing.usualStep, failure.thrown, () => goTo(failing.path));
      expect(document.querySelector("h1")).toHaveTextContent(failure.heading);
      expect(document.title).toBe(`${failure.heading} - ${siteConfiguration.name}`);
      const expected = around[failing.layout] ?? [];
      expect(expected.filter((name) => document.querySelector(name) !== null)).toEqual(expected);
      expect(document.querySelectorAll("main")).toHaveLength(1);
      if (failing.layout === "void") expect(document.querySelector("header, nav, footer")).toBeNull();
      if (["default", "user"].includes(failing.layout)) expect(document.querySelector("header")).toBe(header);
      expect(document.querySelector("[role=alert]")).toBeEmptyDOMElement();
    },
  );
});
