import { expect, test } from "vitest";
import { chromeScript } from "./scripts.ts";

const entry = "/shop/apps/storefront/src/entry-client.tsx";
const chrome = "/shop/apps/storefront/src/chrome/chrome-components.ts";
const login = "/shop/packages/account/src/login/login-page.tsx";
const saved = "/shop/packages/account/src/saved-screens.ts";
const begun = { chrome: new Set([chrome]), pages: new Set([login]) };
const heart = "/shop/packages/ui-kit/src/favourite-button.tsx";

/** The name of the script of what these modules use through a component. */
function named(...users: readonly string[]) {
  const importers: Readonly<Record<string, readonly string[]>> = { [heart]: users };
  return chromeScript(heart, begun, {
    getModuleInfo: (id) => ({
      isEntry: id === entry,
      importers: importers[id] ?? [],
      dynamicImporters: users.includes(id) && id !== entry ? [entry] : [],
    }),
  });
}

test("what the chrome shares with code that comes later is one script", () => {
  expect(named(chrome, saved)).toBe("chrome");
});

test("what the chrome alone needs is its own script", () => {
  expect(named(chrome)).toBeNull();
});

test("the first load of a page does not wait for what the chrome shares", () => {
  expect(named(chrome, login)).toBeNull();
  expect(named(chrome, saved, entry)).toBeNull();
  expect(named(saved)).toBeNull();
});

test("stylesheets have names of their own", () => {
  const modules = { getModuleInfo: () => ({ isEntry: false, importers: [chrome, saved], dynamicImporters: [] }) };
  expect(chromeScript("/shop/packages/ui-kit/src/price.css.ts.vanilla.css", begun, modules)).toBeNull();
});
