// @vitest-environment node
import { lazyPart } from "@plaza/routing";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { createElement, Suspense, use } from "react";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { render } from "../src/entry-server.tsx";
import {
  failingSteps,
  failures,
  routesBelowRoot,
  whileDrawing,
  whileFailing,
} from "../src/test-support/failing-routes.ts";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";

let app: FastifyInstance;
let token: string;
beforeAll(async () => {
  app = Fastify();
  await pageRoutes(app, readConfig({ BACKEND_URL: inject("backendUrl"), PAGE_CACHE_SECONDS: "0" }), {
    load: async () => ({ render, manifest: { routes: {} }, scripts: {}, inlineStyles: [] }),
  });
  const answer = await fetch(`${inject("backendUrl")}/api/account/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    // As a phone, because a login in a browser would end the one of another test. The other customer logs in so often in
    // other tests that the platform asks for patience.
    body: JSON.stringify({ mobile: "13900139000", password: "plaza2026", client: 2 }),
  });
  const { data, msg } = (await answer.json()) as { readonly data: { readonly token?: string }; readonly msg: string };
  if (data.token === undefined) throw new Error(`The customer cannot log in: ${msg}`);
  token = data.token;
});
afterAll(() => app.close());

/** What of the chrome a document shows, in the order of the document. */
function landmarks(html: string): readonly string[] {
  return Array.from(html.matchAll(/<(header|nav|main|footer)[ >]/g), ([, name = ""]) => name);
}
const around: Readonly<Record<string, readonly string[]>> = {
  default: ["header", "nav", "main", "footer"],
  user: ["header", "nav", "main", "footer"],
  account: ["header", "main", "footer"],
  void: ["main"],
};

function Broken(): never {
  throw failures.error.thrown();
}

/** The error page or the page for what is missing, with the chrome that the layout has. */
function expectFailure(
  { statusCode, headers, body }: LightMyRequestResponse,
  failure: { readonly status: number; readonly heading: string },
  layout: string,
): void {
  expect(statusCode).toBe(failure.status);
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(body).toContain(`<span>${failure.heading}</span></h1>`);
  expect(body).toContain(`<title>${failure.heading} - Plaza</title>`);
  const rendered = landmarks(body);
  expect(rendered.filter((name) => name === "main")).toHaveLength(1);
  const expected = around[layout] ?? [];
  expect(expected.filter((name) => rendered.includes(name))).toEqual(expected);
  if (layout === "void") expect(rendered).toEqual(["main"]);
}

describe.each(routesBelowRoot())("$name", (failing) => {
  // The login leads a customer away.
  const cookie = () => (failing.layout === "account" ? "" : `token=${token}`);
  const answer = () => app.inject({ url: `/pc${failing.path}`, headers: { host: "shop.example", cookie: cookie() } });

  test.each(
    failingSteps.flatMap((step) => Object.entries(failures).map(([kind, failure]) => ({ step, kind, failure }))),
  )("keeps the chrome around it when its $step throws $kind", async ({ step, failure }) => {
    expectFailure(await whileFailing(failing, step, failure.thrown, answer), failure, failing.layout);
  });

  test("keeps the chrome around it when its component throws", async () => {
    const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
    expectFailure(await whileDrawing(failing, Broken, answer), failures.error, failing.layout);
    expect(complaints).toHaveBeenCalledWith(
      expect.stringContaining("could not be rendered"),
      expect.anything(),
      expect.anything(),
    );
    complaints.mockRestore();
  });
});

test("a page of which a late part throws is answered without that part", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const BrokenPart = lazyPart(async () => ({ Broken }), "Broken");
  await BrokenPart.preload();
  const [, home] = routesBelowRoot();
  if (home === undefined) throw new Error("The shop has no page.");
  const page = () =>
    createElement("section", null, createElement("h1", null, "All but the part"), createElement(BrokenPart));
  const { statusCode, body } = await whileDrawing(home, page, () =>
    app.inject({ url: `/pc${home.path}`, headers: { host: "shop.example" } }),
  );
  expect(statusCode).toBe(200);
  expect(body).toContain("<h1>All but the part</h1>");
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});

test("a page of which a part waits is answered with that part", async () => {
  const { promise: text, resolve: arrive } = Promise.withResolvers<string>();
  function Waiting(): string {
    setTimeout(arrive, 0, "What was waited for");
    return use(text);
  }
  const [, home] = routesBelowRoot();
  if (home === undefined) throw new Error("The shop has no page.");
  const page = () => createElement(Suspense, null, createElement(Waiting));
  const { statusCode, body } = await whileDrawing(home, page, () =>
    app.inject({ url: `/pc${home.path}`, headers: { host: "shop.example" } }),
  );
  expect(statusCode).toBe(200);
  expect(body).toContain("What was waited for");
  expect(body).toMatch(/<\/body><\/html>$/);
});
