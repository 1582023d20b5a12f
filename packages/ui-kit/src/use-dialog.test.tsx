import { createI18n, I18nProvider } from "@plaza/i18n";
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { ToastHost } from "./toast.ts";
import { useDialog } from "./use-dialog.ts";

const open = vi.fn<() => void>();
const load = vi.fn<() => Promise<boolean>>();

function Opener(): ReactElement {
  const { openWhenLoaded } = useDialog({ load }, "The form did not load.");
  return <button onClick={() => openWhenLoaded(open)}>Write</button>;
}

async function show() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const page = (
    <I18nProvider i18n={createI18n("en")}>
      <ToastHost>
        <Opener />
      </ToastHost>
    </I18nProvider>
  );
  await act(async () => root.render(page));
  return { root, press: () => act(async () => document.querySelector("button")?.click()) };
}

beforeEach(() => {
  document.body.replaceChildren();
  open.mockReset();
  load.mockReset().mockResolvedValue(true);
});

test("a press whose code cannot be loaded says so, and the next press tries again", async () => {
  load.mockResolvedValueOnce(false);
  const { press } = await show();
  await press();
  expect(open).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("The form did not load.");
  await press();
  expect(open).toHaveBeenCalledOnce();
});

test("no dialog opens after the page was left", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  load.mockReturnValue(promise);
  const { root, press } = await show();
  await press();
  await act(async () => root.unmount());
  await act(async () => resolve(true));
  expect(open).not.toHaveBeenCalled();
});
