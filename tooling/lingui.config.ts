import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A workspace member that has src/locales owns messages. */
const owners = ["packages", "apps"]
  .flatMap((group) => readdirSync(`${root}${group}`).map((name) => `${group}/${name}`))
  .filter((member) => existsSync(`${root}${member}/src/locales`));

/**
 * Screens whose messages are a catalog of their own, `src/<first>/locales`, because nobody needs them with the others of
 * their member. Messages of the folders that both use are in both.
 */
const apart: Readonly<Record<string, { readonly screens: readonly string[]; readonly shared: readonly string[] }>> = {
  "packages/cart-checkout": {
    screens: ["orders", "order-detail", "payment"],
    shared: ["shared", "page-title.ts"],
  },
  "packages/catalog": {
    screens: ["news", "article", "articles", "help", "help-article"],
    shared: ["shared"],
  },
};

function catalogsOf(member: string) {
  const source = `<rootDir>/${member}/src`;
  const exclude = ["**/*.test.*", "**/*.stories.*"];
  const { screens = [], shared = [] } = apart[member] ?? {};
  const others = screens.map((folder) => `${source}/${folder}/**`);
  const catalogs = [{ path: `${source}/locales/{locale}`, include: [source], exclude: [...exclude, ...others] }];
  const [first] = screens;
  if (first === undefined) return catalogs;
  const include = [...screens, ...shared].map((part) => `${source}/${part}`);
  return [...catalogs, { path: `${source}/${first}/locales/{locale}`, include, exclude }];
}

export default defineConfig({
  rootDir: root,
  sourceLocale: "en",
  locales: ["en", "zh", "ja", "ko"],
  fallbackLocales: { default: "en" },
  // Values are never read as markup there.
  runtimeConfigModule: { Trans: ["@plaza/i18n", "Trans"] },
  format: formatter({ lineNumbers: false, origins: true }),
  catalogs: owners.flatMap(catalogsOf),
});
