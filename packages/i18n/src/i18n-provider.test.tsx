import { useLingui } from "@lingui/react";
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { type Catalog, createI18n, I18nProvider, loadCatalog } from "./index.ts";

const late = () => Promise.resolve({ messages: { late: "Save" } });
const catalog: Catalog = { en: late, zh: late, ja: late, ko: late };

test("messages that are added draw nothing again, and are there for what is drawn then", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const i18n = createI18n("en", { early: "Teapot" });
  const rendered: string[] = [];
  function Word({ id }: { readonly id: string }): ReactElement {
    const word = useLingui().i18n._(id);
    rendered.push(word);
    return <b>{word}</b>;
  }
  const early = <Word id="early" />;
  const container = document.createElement("div");
  const root = createRoot(container);
  const render = (late: ReactElement | null) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          {early}
          {late}
        </I18nProvider>,
      ),
    );
  await render(null);
  await act(() => loadCatalog(i18n, catalog));
  expect(rendered).toEqual(["Teapot"]);
  await render(<Word id="late" />);
  expect(rendered).toEqual(["Teapot", "Save"]);
  expect(container.textContent).toBe("TeapotSave");
});
