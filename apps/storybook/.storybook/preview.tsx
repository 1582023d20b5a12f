import { expectToFit } from "@plaza/testing/layout-checks";
import "@plaza/ui-kit/global";
import { createI18n, I18nProvider, loadCatalog, localeNames, locales, toLocale } from "@plaza/i18n";
import type { Preview } from "@storybook/react-vite";
import { configure, prettyDOM } from "storybook/test";
import { catalogs } from "./catalogs.ts";

// Lazily loaded code may take longer than a second on a busy machine; a test still goes on as soon as it is there.
configure({ asyncUtilTimeout: 10_000, getElementError: missingElement });

/**
 * What a query says of an element that is not there. A wait asks again and again and reports only its last failure, so the
 * document is written out where somebody reads the message, and not each time.
 */
function missingElement(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  let text: string | undefined;
  const get = () => (text ??= [message, prettyDOM(container)].filter(Boolean).join("\n\n"));
  return Object.defineProperty(error, "message", { get, configurable: true });
}

function screen(width: number, height: number, type: "mobile" | "tablet" | "desktop") {
  return { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` }, type };
}

export default {
  globalTypes: {
    locale: {
      toolbar: {
        title: "Language",
        icon: "globe",
        items: locales.map((value) => ({ value, title: localeNames[value] })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: "en" },
  parameters: {
    // WCAG 2.2 wants targets of 24 × 24 px, which axe asks for only where it is told to.
    a11y: {
      test: "error",
      config: { rules: [{ id: "target-size", enabled: true }] },
      // Only a person reads what axe says of all that is right, and it takes as long as to look for what is not.
      ...("__vitest_browser__" in window && { options: { resultTypes: ["violations"] } }),
    },
    viewport: {
      options: {
        360: screen(360, 740, "mobile"),
        768: screen(768, 1024, "tablet"),
        1024: screen(1024, 768, "desktop"),
        1280: screen(1280, 900, "desktop"),
        1920: screen(1920, 1080, "desktop"),
      },
    },
    backgrounds: { disable: true },
  },
  loaders: [
    async ({ globals }) => {
      const locale = toLocale(globals["locale"]);
      const i18n = createI18n(locale);
      await Promise.all(catalogs.map((catalog) => loadCatalog(i18n, catalog)));
      document.documentElement.lang = locale;
      return { i18n };
    },
  ],
  // No story may find what another one left in the browser's storage. Storybook's own settings stay.
  beforeEach() {
    for (const key of Object.keys(localStorage)) if (key.startsWith("plaza:")) localStorage.removeItem(key);
  },
  afterEach() {
    expectToFit(document.body);
  },
  decorators: [
    (Story, { loaded }) => (
      <I18nProvider i18n={loaded["i18n"]}>
        <Story />
      </I18nProvider>
    ),
  ],
} satisfies Preview;
