import { expect, test } from "vitest";
import { chromeLook, screenLook } from "./stylesheets.ts";

const folder = (feature: string, screen: string): string => `/shop/packages/${feature}/src/${screen}`;
const list = `${folder("catalog", "list")}/list-page.tsx`;
const home = `${folder("catalog", "home")}/home-page.tsx`;
const product = `${folder("catalog", "product")}/product-page.tsx`;
const cart = `${folder("cart-checkout", "cart")}/cart-page.tsx`;
const orders = `${folder("cart-checkout", "orders")}/orders-page.tsx`;
const chrome = "/shop/apps/storefront/src/chrome/chrome-components.ts";
const entry = "/shop/apps/storefront/src/entry-client.tsx";
const street = `${folder("catalog", "street")}/screens.ts`;
const saved = "/shop/packages/account/src/saved-screens.ts";
const withdrawals = "/shop/packages/after-sales/src/withdrawal-screens.ts";
const checkout = `${folder("cart-checkout", "checkout")}/checkout-page.tsx`;
const drawn = {
  chrome: new Set([chrome]),
  screens: new Set([list, home, product, cart, orders, checkout, street, saved, withdrawals]),
  own: new Set([orders, saved, withdrawals]),
};
const style = "/shop/packages/ui-kit/src/price.css.ts.vanilla.css";

/** The name of the sheet of a style that these modules use through a component. */
function named(...users: readonly string[]) {
  const component = "/shop/packages/ui-kit/src/price.tsx";
  const importers: Readonly<Record<string, readonly string[]>> = { [style]: [component], [component]: users };
  const modules = { getModuleInfo: (id: string) => ({ isEntry: id === entry, importers: importers[id] ?? [] }) };
  return chromeLook(style, drawn, modules) ?? screenLook(style, drawn, modules);
}

test("what every page shows is one sheet", () => {
  const six = [list, home, product, cart, checkout, street];
  expect([named(chrome), named(entry), named(...six)]).toEqual(["look", "look", "look"]);
});

test("what a customer's own screen shows as well does not come with the chrome for that", () => {
  expect(named(list, home, product, cart, street, orders)).not.toBe("look");
});

test("what one screen shows is a sheet of its own, what some share is one of theirs", () => {
  expect(named(list)).toBe("look-catalog-list");
  expect(named(list, home, product)).toBe("look-catalog-home~catalog-list~catalog-product");
  expect(named(list, cart)).toBe("look-cart-checkout-cart~catalog-list");
});

test("screens that a file of their feature gathers have a sheet of their own, too", () => {
  expect(named(saved)).toBe("look-account-saved-screens");
  expect(named(saved, withdrawals)).toBe("look-account-saved-screens~after-sales-withdrawal-screens");
});

test("what only opens on a press brings its look along, and no script is named", () => {
  expect(named("/shop/packages/catalog/src/shared/share/share-panel.tsx")).toBeNull();
  expect(chromeLook(list, drawn, { getModuleInfo: () => null })).toBeNull();
});
