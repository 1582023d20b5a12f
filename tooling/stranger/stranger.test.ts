import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shellEnvironment } from "../copy/repository-copy.ts";
import { type CommandPlace, runCommand } from "../copy/run-command.ts";
import { placeTemplates } from "../copy/template-files.ts";
import { catalogVersions } from "./catalog-versions.ts";
import { startPlatform } from "./platform.ts";
import { packAll, type Tarball } from "./tarballs.ts";
import { undeclaredImports } from "./undeclared-imports.ts";

/** What an application brings along itself; the rest comes with the packages. */
const own = [
  "@lingui/core",
  "@lingui/react",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "@types/node",
  "@types/react",
  "@types/react-dom",
  "react",
  "react-dom",
  "vite",
];

const folder = mkdtempSync(join(tmpdir(), "plaza-stranger-"));
const shop: CommandPlace = { folder, environment: shellEnvironment(folder) };
let tarballs: readonly Tarball[] = [];

interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
}

beforeAll(async () => {
  placeTemplates(fileURLToPath(new URL("shop", import.meta.url)), folder);
  tarballs = await packAll(folder);
  const packed = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const dependencies = { ...catalogVersions(own), ...packed };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }, null, 2));
  await runCommand(shop, "npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error");
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("every package asks for what it imports", () => {
  expect(tarballs.length).toBeGreaterThan(0);
  for (const { name } of tarballs) expect(undeclaredImports(join(folder, "node_modules", name)), name).toEqual([]);
});

test("no package tells of what it is built and tested with", () => {
  for (const { name } of tarballs) {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));
    expect(manifest, name).not.toHaveProperty("devDependencies");
  }
});

test.each(["tsconfig.json", "tsconfig.nodenext.json"])(
  "declarations are sound, libraries included: %s",
  async (config) => {
    await runCommand(shop, "tsc", "-p", config);
  },
);

test("a shop is built from the packages, and its pages are rendered by plain Node", async () => {
  await runCommand(shop, "vite", "build", "--logLevel", "error");
  const manifest = JSON.parse(readFileSync(join(folder, "dist/.vite/manifest.json"), "utf8")) as Record<
    string,
    BuiltFile
  >;
  const [stylesheet = ""] = manifest["src/browser.ts"]?.css ?? [];
  const styles = readFileSync(join(folder, "dist", stylesheet), "utf8");
  expect(styles).toContain("--plaza-color-brand:");

  const modules = Object.keys(manifest).join("\n");
  expect(modules).toContain("html-cleaner-browser");
  expect(modules).not.toContain("html-cleaner-server");

  const platform = await startPlatform();
  try {
    const page = await runCommand(shop, "node", "src/render.ts", platform.origin, `/${stylesheet}`, "/goods_list/1");
    expect(page).toContain("<title>Hot list - Corner Shop</title>");
    expect(page).toContain("Glazed Stoneware Teapot");
    expect(page).toContain("¥");
    expect(page).toContain(`href="/${stylesheet}"`);
    const [card = ""] = /(?<=<article class=")[^" ]+/.exec(page) ?? [];
    expect(styles, "the page's class names are those of the stylesheet").toContain(`.${card}`);
  } finally {
    await platform.close();
  }
});
