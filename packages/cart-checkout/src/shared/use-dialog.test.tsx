import { createI18n, I18nProvider } from "@plaza/i18n";
import { type LazyModule, lazyModule } from "@plaza/routing";
import { ToastHost } from "@plaza/ui-kit/toast";
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { useDialog } from "./use-dialog.ts";

const open = vi.fn<() => void>();
const importer = vi.fn<() => Promise<object>>();

function Opener({ code }: { readonly code: LazyModule<object> }): ReactElement {
  const { module, openWhenLoaded } = useDialog(code);
  return (
    <button onClick={() => openWhenLoaded(open)}>{module === null ? "without the dialog" : "with the dialog"}</button>
  );
}

async function show() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const page = (
    <I18nProvider i18n={createI18n("en")}>
      <ToastHost>
        <Opener code={lazyModule(importer)} />
      </ToastHost>
    </I18nProvider>
  );
  await act(async () => root.render(page));
  return { root, press: () => act(async () => document.querySelector("button")?.click()) };
}

beforeEach(() => {
  document.body.replaceChildren();
  open.mockReset();
  importer.mockReset().mockResolvedValue({});
});

test("a press whose code cannot be loaded says so where a reload cannot help, and the next press tries again", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  importer
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { press } = await show();
  await press();
  expect(open).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("This part of the page did not load. Please try again.");
  await press();
  expect(open).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain("with the dialog");
});

test("no dialog opens after the page was left", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  importer.mockReturnValue(promise);
  const { root, press } = await show();
  await press();
  await act(async () => root.unmount());
  await act(async () => resolve({}));
  expect(open).not.toHaveBeenCalled();
});
