import { createI18n, I18nProvider, loadCatalog, locales } from "@plaza/i18n";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Carousel } from "./carousel.tsx";
import { Countdown } from "./countdown.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Menu } from "./menu.tsx";
import { uiKitMessages } from "./messages.ts";
import { OptionPicker } from "./option-picker.tsx";
import { Tabs } from "./tabs.tsx";
import { TextArea } from "./text-area.tsx";
import { ToastHost } from "./toast.ts";

const page = (
  <ToastHost>
    <Carousel label="Offers">
      <a href="#a">A</a>
      <a href="#b">B</a>
    </Carousel>
    <Countdown endsAt={90_000_000} now={1000} />
    <Menu trigger="Account">
      <li>
        <a href="#wallet">Wallet</a>
      </li>
    </Menu>
    <OptionPicker
      options={[{ id: "size", name: "Size", chosen: "1", values: [{ id: "1", name: "600 ml" }] }]}
      onChoose={() => undefined}
    />
    <Tabs label="Product" items={[{ id: "a", label: "Details" }]} selected="a" onSelect={() => undefined}>
      Panel
    </Tabs>
    <Field label="Phone" hint="Eleven digits" />
    <TextArea label="Review" maxLength={100} defaultValue="Fine." />
    <Dialog open={false} onClose={() => undefined} title="Sure?" />
  </ToastHost>
);

test.each(locales)("the browser takes over what the server drew in %s", async (locale) => {
  const i18n = createI18n(locale);
  await loadCatalog(i18n, uiKitMessages);
  const whole = <I18nProvider i18n={i18n}>{page}</I18nProvider>;
  const container = document.createElement("div");
  container.innerHTML = renderToString(whole);
  document.body.append(container);
  const complaints = vi.spyOn(console, "error");
  const onRecoverableError = vi.fn();
  render(whole, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  expect(container.querySelectorAll("li[inert]")).toHaveLength(1);
});
