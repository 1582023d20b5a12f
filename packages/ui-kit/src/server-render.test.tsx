// @vitest-environment node
import { createI18n, I18nProvider, loadCatalog, locales } from "@plaza/i18n";
import { Heart } from "lucide";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Carousel } from "./carousel.tsx";
import { Countdown } from "./countdown.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { uiKitMessages } from "./messages.ts";
import { OptionPicker } from "./option-picker.tsx";
import { ProductCard } from "./product-card.tsx";
import { Tabs } from "./tabs.tsx";
import { ToastHost } from "./toast.ts";
import { UploadField } from "./upload-field.tsx";
import { sentBefore } from "./upload-items.ts";
import { Link } from "./story-help/link.tsx";

async function render(content: ReactNode, locale: (typeof locales)[number] = "en"): Promise<string> {
  const i18n = createI18n(locale);
  await loadCatalog(i18n, uiKitMessages);
  return renderToString(<I18nProvider i18n={i18n}>{content}</I18nProvider>);
}

test("every slide of a carousel can be reached without JavaScript", async () => {
  const html = await render(
    <Carousel label="Offers">
      <a href="#a">A</a>
      <a href="#b">B</a>
    </Carousel>,
  );
  expect(html).toContain(">A</a>");
  expect(html).toContain(">B</a>");
  expect(html).not.toContain("inert");
});

test("a menu is a closed list of links", async () => {
  const html = await render(
    <Menu trigger="Account">
      <MenuItem link={(props) => <Link to="#wallet" {...props} />}>Wallet</MenuItem>
    </Menu>,
  );
  expect(html).toMatch(/<details(?! open)[^<>]*><summary/);
  expect(html).toContain('href="#wallet"');
});

test("a chosen option value is drawn checked", async () => {
  const values = [
    { id: "1", name: "600 ml" },
    { id: "2", name: "900 ml" },
  ];
  const options = [{ id: "size", name: "Size", chosen: "2", values }];
  const html = await render(<OptionPicker options={options} onChoose={() => undefined} />);
  const checked = html.match(/<input[^<>]*>/g)?.filter((input) => input.includes('checked=""'));
  expect(checked).toEqual([expect.stringContaining('value="2"')]);
});

test.each(locales)("a page's usual parts are drawn on the server in %s", async (locale) => {
  const html = await render(
    <ToastHost>
      <ProductCard
        name="Teapot"
        image={<img src="data:," alt="" />}
        link={(content, className) => (
          <a href="#teapot" className={className}>
            {content}
          </a>
        )}
        price={5400}
        wasPrice={6800}
        sales={1346}
        soldOut
      />
      <Countdown endsAt={9000} now={1000} />
      <Dialog open onClose={() => undefined} title="Sure?" />
      <Icon of={Heart} label="Saved" />
      <Tabs label="Product" items={[{ id: "a", label: "Details" }]} selected="a" onSelect={() => undefined}>
        Panel
      </Tabs>
    </ToastHost>,
    locale,
  );
  expect(html).toContain("1,346");
  expect(html).toContain("08</span>");
});

test("a field for uploads is drawn with what was sent before", async () => {
  const sent = sentBefore({ path: "private/a.png", url: "/api/file/private?path=a" }, "Picture 1");
  const html = await render(
    <UploadField
      label="Pictures"
      most={3}
      limits={{ types: ["jpg", "png"], bytes: 1 }}
      items={[sent]}
      onItems={() => undefined}
      send={() => new Promise(() => undefined)}
    />,
  );
  expect(html).toContain('src="/api/file/private?path=a"');
  expect(html).toContain('accept="image/jpeg,image/png"');
});
