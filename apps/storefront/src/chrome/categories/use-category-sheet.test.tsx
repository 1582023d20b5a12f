import { createI18n, I18nProvider } from "@plaza/i18n";
import { ToastHost } from "@plaza/ui-kit/toast";
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useCategorySheet } from "./use-category-sheet.tsx";

vi.mock("./category-sheet.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

function Opener(): ReactElement {
  const sheet = useCategorySheet();
  return (
    <>
      <button onClick={sheet.open}>All categories</button>
      {sheet.element}
    </>
  );
}

test("categories whose code does not come leave the page as it is, and say so", async () => {
  // Offline, where a reload cannot help, so a missing chunk is reported as a failure.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = (
    <I18nProvider i18n={createI18n("en")}>
      <ToastHost>
        <Opener />
      </ToastHost>
    </I18nProvider>
  );
  await act(async () => createRoot(document.body.appendChild(document.createElement("div"))).render(page));
  await act(async () => document.querySelector("button")?.click());
  await expect.poll(() => document.body).toHaveTextContent("The categories did not load. Please try again.");
  expect(document.querySelector("button")).toBeInTheDocument();
});
