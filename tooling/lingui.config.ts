import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A workspace member that has src/locales owns messages. */
const owners = ["packages", "apps"]
  .flatMap((group) => readdirSync(`${root}${group}`).map((name) => `${group}/${name}`))
  .filter((member) => existsSync(`${root}${member}/src/locales`));

export default defineConfig({
  rootDir: root,
  sourceLocale: "en",
  locales: ["en", "zh", "ja", "ko"],
  fallbackLocales: { default: "en" },
  // Values are never read as markup there.
  runtimeConfigModule: { Trans: ["@plaza/i18n", "Trans"] },
  format: formatter({ lineNumbers: false, origins: true }),
  catalogs: owners.map((member) => ({
    path: `<rootDir>/${member}/src/locales/{locale}`,
    include: [`<rootDir>/${member}/src`],
    exclude: ["**/*.test.*", "**/*.stories.*"],
  })),
});
