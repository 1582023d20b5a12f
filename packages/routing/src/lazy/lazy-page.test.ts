import { act, Component, createElement, type ReactNode, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { isLazyPage, lazyPage } from "./lazy-page.ts";

// How it looks to a shopper is tested in a browser, with the assembled storefront.

function Page() {
  return "The page";
}
const gone = new TypeError("Failed to fetch dynamically imported module: /assets/page-1.js");

interface Failure {
  readonly error: Error | null;
}

class ErrorPage extends Component<{ readonly children?: ReactNode }, Failure> {
  override state: Failure = { error: null };
  static getDerivedStateFromError = (error: Error): Failure => ({ error });
  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : `${error.name}: ${error.message}`;
  }
}

/** Renders a page as the router would; calling it again is another try. */
function stage() {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  let tries = 0;
  return {
    render: (page: ReturnType<typeof lazyPage>) => {
      tries += 1;
      const rendered = createElement(ErrorPage, { key: tries }, createElement(Suspense, null, createElement(page)));
      return act(async () => root.render(rendered));
    },
  };
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  document.body.replaceChildren();
});

test("a page is loaded once, and has its importer for the build to read", async () => {
  const importer = vi.fn(async () => ({ Page }));
  const page = lazyPage(importer, "Page");
  expect(isLazyPage(page)).toBe(true);
  expect(isLazyPage(Page)).toBe(false);
  expect(page.importer).toBe(importer);
  await Promise.all([page.preload?.(), page.preload?.()]);
  expect(importer).toHaveBeenCalledTimes(1);
  expect(page.preload).toBeUndefined();
  await stage().render(page);
  expect(document.body.textContent).toBe("The page");
});

test("a page that is rendered before its code is here waits, and React has nothing to say about it", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  const { promise, resolve } = Promise.withResolvers<{ Page: typeof Page }>();
  const page = createElement(Suspense, null, createElement(lazyPage(() => promise, "Page")));
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () => root.render(page));
  // Another render of the document happens in the meantime.
  await act(async () => root.render(page));
  await act(async () => resolve({ Page }));
  expect(container.textContent).toBe("The page");
  await act(async () => root.unmount());
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test("hydration waits for a page whose code comes after the document around it", async () => {
  // Only the first page of a document is waited for.
  vi.resetModules();
  const { lazyPage: firstPage } = await import("./lazy-page.ts");
  const { promise, resolve } = Promise.withResolvers<{ Page: typeof Page }>();
  const page = createElement(firstPage(() => promise, "Page"));
  const container = document.createElement("div");
  container.innerHTML = "<main><!--$-->The page<!--/$--></main>";
  const tree = createElement("main", null, createElement(Suspense, null, page));
  delete document.documentElement.dataset["hydrated"];
  const root = await act(async () => hydrateRoot(container, tree));
  expect(document.documentElement.dataset["hydrated"]).toBeUndefined();
  await act(async () => resolve({ Page }));
  expect(document.documentElement.dataset["hydrated"]).toBe("true");
  await act(async () => root.unmount());
});

test("a page whose code fails to be fetched ahead raises no error, and is asked for again", async () => {
  const importer = vi.fn(async () => ({ Page })).mockRejectedValueOnce(gone);
  const page = lazyPage(importer, "Page");
  await page.preload?.();
  await page.preload?.();
  await stage().render(page);
  expect(document.body.textContent).toBe("The page");
  expect(importer).toHaveBeenCalledTimes(2);
});

test("the error page gets the failure where a reload was tried within the last minute, and another try may help", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  sessionStorage.setItem("plaza:chunk-reload", String(Date.now() - 30_000));
  const importer = vi.fn<() => Promise<{ Page: typeof Page }>>().mockRejectedValue(gone);
  const page = lazyPage(importer, "Page");
  const { render } = stage();
  await page.preload?.();
  await render(page);
  expect(document.body.textContent).toBe("ChunkError: A part of the page did not load.");
  importer.mockResolvedValue({ Page });
  await page.preload?.();
  await render(page);
  expect(document.body.textContent).toBe("The page");
});
