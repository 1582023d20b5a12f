import { expect, test } from "vitest";
import type { RoutePage } from "../src/route-pages.ts";
import { routeModules } from "./route-modules.ts";

const modules = {
  "assets/list.js": { ListPage: () => null },
  // A chunk with more than the module in it hands the module out as a value.
  "assets/cart.js": { t: { CartPage: () => null }, n: () => null },
  "assets/en.js": { messages: {} },
};
const server = {
  "src/list.tsx": { file: "assets/list.js", isDynamicEntry: true },
  "src/cart.tsx": { file: "assets/cart.js", isDynamicEntry: true },
  "src/en.po": { file: "assets/en.js", isDynamicEntry: true },
  "_shared.js": { file: "assets/shared.js" },
};
const loadChunk = async (file: string): Promise<unknown> => modules[file as keyof typeof modules];
const page = (routeId: string, more: Partial<RoutePage>): RoutePage => ({
  routeId,
  page: [],
  parts: [],
  messages: { en: [], zh: [], ja: [], ko: [] },
  ...more,
});

test("what a route draws is found by the module that its importers give", async () => {
  const list = async () => modules["assets/list.js"];
  const cart = async () => modules["assets/cart.js"].t;
  const english = [async () => modules["assets/en.js"]];
  const described = [
    page("/list", { page: [list], messages: { en: english, zh: [], ja: [], ko: [] } }),
    page("/cart", { page: [list], parts: [cart, cart] }),
  ];
  expect(await routeModules(server, described, loadChunk)).toEqual([
    { ...page("/list", {}), page: ["src/list.tsx"], messages: { en: ["src/en.po"], zh: [], ja: [], ko: [] } },
    { ...page("/cart", {}), page: ["src/list.tsx"], parts: ["src/cart.tsx"] },
  ]);
});

test("a page that is no chunk of its own fails the build, and the failure names the route", async () => {
  const lost = async () => ({ LostPage: () => null });
  await expect(routeModules(server, [page("/lost", { page: [lost] })], loadChunk)).rejects.toThrow(
    "Route /lost: its page is no chunk of its own",
  );
});
