import { to } from "@plaza/routing";
import { expect, test } from "vitest";
import { availableEntries } from "./chrome-entries.ts";

/** A shop with screens at these addresses. */
const shop = (paths: readonly string[]) => ({ routesByPath: Object.fromEntries(paths.map((path) => [path, {}])) });

const main = (...paths: string[]) =>
  availableEntries("main", shop(paths), false).map(({ label, target }) => [label.message, target.to]);

test("an entry is there once its screen is", () => {
  expect(main()).toEqual([]);
  expect(main("/", "/shop_street")).toEqual([
    ["Home", "/"],
    ["Shop Street", "/shop_street"],
  ]);
});

test("the hot list leads to the product list until it has a screen of its own", () => {
  expect(main("/goods_list/{-$type}")).toEqual([
    ["Hot List", "/goods_list/{-$type}"],
    ["New Arrivals", "/goods_list/{-$type}"],
  ]);
  expect(main("/goods_list/{-$type}", "/hotgoods_list/{-$type}")[0]).toEqual(["Hot List", "/hotgoods_list/{-$type}"]);
});

test("with all screens the navigation is the specification's", () => {
  const all = shop(Object.values(to).map(({ path }) => path));
  expect(availableEntries("main", all, true).map(({ label }) => label.message)).toEqual([
    "Home",
    "Hot List",
    "New Arrivals",
    "Shop Street",
    "Coupon Center",
  ]);
  for (const { icon, label } of [...availableEntries("rail", all, true), ...availableEntries("tabs", all, true)])
    expect(icon, label.message).toBeDefined();
});

test("who is not logged in is led to the login, a customer to what is there already", () => {
  const me = (isCustomer: boolean, ...paths: string[]) =>
    availableEntries("tabs", shop(paths), isCustomer).map(({ target }) => target.to);
  expect(me(false, "/account/login", "/user/profile")).toEqual(["/account/login"]);
  expect(me(true, "/account/login", "/user/address")).toEqual(["/user/address"]);
  expect(me(true, "/account/login", "/user/address", "/user/profile")).toEqual(["/user/profile"]);
});
