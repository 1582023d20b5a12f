import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Manifest } from "vite";
import { ports } from "./ports.ts";
import { expect, hydrated, teapot, test } from "./shop.ts";

// After a release the files of the last one are gone. Each kind of file is missing here for good: the document is reloaded
// for it, once, and what cannot come is said in its place. That no file is of another kind is held by the linter's
// `no-bare-import`: nothing late can be imported but by what is tried here; the last test holds that the linter sees it all.
//
// Addresses are paths here, because a reload of the hash form costs two documents.
const shop = `http://127.0.0.1:${ports.pathStorefront}/pc`;
const storefront = fileURLToPath(new URL("../", import.meta.url));
const manifest = JSON.parse(readFileSync(resolve(storefront, "dist/client/.vite/manifest.json"), "utf8")) as Manifest;

/** The address of a source file's script, or of its own stylesheet. */
function fileOf(source: string, type: "script" | "stylesheet" = "script"): string {
  const chunk = Object.entries(manifest).find(([key]) => key.endsWith(source))?.[1];
  const everywhere = Object.values(manifest).find(({ isEntry }) => isEntry === true)?.css ?? [];
  const file = type === "script" ? chunk?.file : chunk?.css?.find((each) => !everywhere.includes(each));
  if (file === undefined) throw new Error(`The build has no ${type} of ${source}.`);
  return `**/${file}`;
}

type Act = (page: Page) => Promise<unknown>;

/** Navigates in the document, without a link that would be pointed at first. */
const go = (path: string) => (page: Page) =>
  page.evaluate((url) => {
    history.pushState(null, "", url);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `${shop}${path}`);
const titled = (title: string | RegExp) => (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
const failed = titled("Sorry, there was an error on the page you visited");
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const said = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const nothing: Act = () => Promise.resolve();

interface Missing {
  readonly file: string;
  readonly at: string;
  /** What needs the file. */
  readonly act: Act;
  /** In the reloaded document, which lacks the file as well. */
  readonly without: readonly Act[];
}

const list = { at: "/", act: go("/goods_list/1") };
const product = "/goods_details/";
const viewer = {
  at: product,
  act: press("Enlarge the picture"),
  without: [hydrated, press("Enlarge the picture"), said("The picture viewer did not load. Please try again.")],
};
const missing: Readonly<Record<string, Missing>> = {
  "the entry": { file: fileOf("entry-client.tsx"), at: "/", act: nothing, without: [] },
  "a stylesheet of the document": {
    file: fileOf("home-page.tsx", "stylesheet"),
    at: "/",
    act: nothing,
    without: [],
  },
  "a late part": { file: fileOf("home-sections.tsx"), at: "/", act: nothing, without: [hydrated] },
  // The server draws the page without the browser's loader, until the next navigation.
  "a loader": { ...list, file: fileOf("list-loader.ts"), without: [hydrated, go("/"), go("/goods_list/2"), failed] },
  "a page": { ...list, file: fileOf("list-page.tsx"), without: [failed] },
  "the code of calls": { ...list, file: fileOf("platform-call.ts"), without: [titled("Hot list")] },
  "a catalogue of messages": {
    file: fileOf("cart-checkout/src/locales/en.po"),
    at: "/",
    act: go("/shop_cart"),
    without: [titled(/Cart/)],
  },
  "a dialog": { ...viewer, file: fileOf("image-parts.ts") },
  "the stylesheet of a dialog": { ...viewer, file: fileOf("image-parts.ts", "stylesheet") },
  "the code of a press": {
    file: fileOf("put-into-cart.ts"),
    at: product,
    act: press("Add to cart"),
    without: [hydrated, press("Add to cart"), said("It did not get into the cart. Please try again.")],
  },
  "what is shown while a page takes long": {
    file: fileOf("product-skeleton.tsx"),
    at: "/",
    act: async (page) => {
      await page.route(/\/goods\/getGoodsDetail\?/, () => undefined);
      await go(`${product}${(await teapot()).id}`)(page);
    },
    without: [titled(/Teapot/)],
  },
  "what opens under the pointer": {
    file: fileOf("category-flyout.tsx"),
    at: "/",
    act: (page) => page.locator("[data-category]").first().hover(),
    without: [hydrated],
  },
  "what is drawn without a press": {
    file: fileOf("chosen-reviews.tsx"),
    at: product,
    act: (page) => page.getByRole("link", { name: /^\d+ reviews$/ }).click(),
    without: [said("The reviews did not load")],
  },
};

/** Counts the documents that a page asks for. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

type Exported = string | { readonly "@plaza/source"?: Exported; readonly browser?: Exported };

function browserSource(exported: Exported | undefined): string {
  if (typeof exported === "string") return exported;
  return exported === undefined ? "" : browserSource(exported["@plaza/source"] ?? exported.browser);
}

/** The file that an import in one of our sources means in the browser's build; of a dependency its name. */
function sourceOf(root: string, source: string, target: string): string {
  if (target.startsWith(".")) return resolve(root, dirname(source), target);
  const [scope, name, ...subpath] = target.split("/");
  const isOwn = scope === "@plaza";
  if (!isOwn && !target.startsWith("#")) return target;
  const folder = resolve(root, isOwn ? `packages/${name}` : source.slice(0, source.indexOf("/src/")));
  const { exports, imports } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as Readonly<
    Record<"exports" | "imports", Readonly<Record<string, Exported>> | undefined>
  >;
  return resolve(folder, browserSource(isOwn ? exports?.[[".", ...subpath].join("/")] : imports?.[target]));
}

for (const [what, { file, at, act, without }] of Object.entries(missing))
  test(`${what} that is missing reloads the document once`, async ({ page, guard }) => {
    guard.allow(/./);
    const url = `${shop}${at}${at === product ? (await teapot()).id : ""}`;
    const documents = countDocuments(page);
    await page.route(file, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(url, { waitUntil: "commit" });
    if (act !== nothing) {
      await hydrated(page);
      await act(page);
    }
    await expect.poll(() => documents.count).toBe(2);
    await page.waitForLoadState();
    for (const each of without) await each(page);
    await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
    expect(documents.count).toBe(2);
  });

test("a menu whose list is missing answers with the browser's own, and reloads nothing", async ({ page, guard }) => {
  guard.allow(/./);
  const documents = countDocuments(page);
  const asked = page.waitForRequest(/\/menu-list-/);
  await page.route(fileOf("ui-kit/src/menu-list.tsx"), (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${shop}/`);
  await hydrated(page);
  const trigger = page.locator("summary", { hasText: "English" }).first();
  await trigger.focus();
  await asked;
  await page.keyboard.press("ArrowDown");
  const japanese = page.getByRole("link", { name: "日本語" }).first();
  await expect(japanese).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(japanese).toBeHidden();
  await trigger.click();
  await japanese.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  expect(documents.count).toBe(2);
});

test("a loader that is missing while its page is fetched ahead reloads the document for the link that is followed", async ({
  page,
  guard,
}) => {
  guard.allow(/./);
  const { promise: followed, resolve: follow } = Promise.withResolvers<void>();
  const loader = fileOf("list-loader.ts");
  await page.goto(`${shop}/`);
  await hydrated(page);
  await page.route(loader, async (route) => {
    await followed;
    await route.fulfill({ status: 404, body: "" });
  });
  const documents = countDocuments(page);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Hot List" });
  const asked = page.waitForRequest(loader);
  await link.hover();
  await asked;
  await link.click();
  await expect(page).toHaveURL(`${shop}/hotgoods_list/1`);
  expect(documents.count).toBe(0);
  follow();
  await expect.poll(() => documents.count).toBe(1);
  await titled("Hot list")(page);
});

test("all that comes late is imported by the shop's own sources, where the linter sees how", () => {
  const root = resolve(storefront, "../..");
  const sources = globSync(["apps/storefront/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}"], {
    cwd: root,
    // What the rule leaves out, which must not be what imports a file.
    exclude: ["**/*.{test,stories}.*", "packages/{testing,web-server,demo-marketplace}/**"],
  });
  const imported = new Set<string>();
  for (const source of sources)
    for (const [, target = ""] of readFileSync(resolve(root, source), "utf8").matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g))
      imported.add(sourceOf(root, source, target));
  const isImported = (key: string): boolean => {
    const [, dependency] = /^((?:@[^/]+\/)?[^/]+)\//.exec(key.split("/node_modules/").at(-1) ?? "") ?? [];
    return imported.has(resolve(storefront, key)) || (dependency !== undefined && imported.has(dependency));
  };
  const late = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true);
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter((key) => !isImported(key))).toEqual([]);
});
