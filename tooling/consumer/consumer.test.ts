import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../copy/run-command.ts";
import { repository } from "../run/processes.ts";
import { type Application, createApplication } from "./application.ts";
import { buildShop, renderList } from "./built-shop.ts";
import { type InstalledPackage, installedPackages } from "./installed-packages.ts";
import { packPackages, type Tarball } from "./tarballs.ts";
import { todaysApplication } from "./today.ts";
import { undeclaredImports } from "./undeclared-imports.ts";

const tarballFolder = mkdtempSync(join(tmpdir(), "plaza-tarballs-"));
let application: Application;
let tarballs: readonly Tarball[] = [];
let installed: readonly InstalledPackage[] = [];

beforeAll(async () => {
  tarballs = await packPackages({ folder: repository, environment: process.env }, tarballFolder);
  application = createApplication(todaysApplication, tarballs);
  const { status, output } = await application.install();
  expect(status, output).toBe(0);
  installed = installedPackages(application.folder);
});
afterAll(() => {
  rmSync(tarballFolder, { recursive: true });
  application.remove();
});

test("every published package is installed, once", () => {
  expect(tarballs.length).toBeGreaterThan(0);
  const names = tarballs.map(({ name }) => name);
  expect(installed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test("every package asks for what it imports", () => {
  for (const { name, folder } of installed) expect(undeclaredImports(folder), name).toEqual([]);
});

test("no package brings another of ours along: as a dependency it could be there twice", () => {
  for (const { name, dependencies = {} } of installed)
    expect(
      Object.keys(dependencies).filter((dependency) => dependency.startsWith("@plaza/")),
      name,
    ).toEqual([]);
});

test("no package tells of what it is built and tested with", () => {
  for (const manifest of installed) expect(manifest, manifest.name).not.toHaveProperty("devDependencies");
});

test("every file that a package exports is in it, and is what was built", () => {
  for (const { name, folder, exports } of installed) {
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === "string" ? [target] : Object.values(target),
    );
    expect(targets.length, name).toBeGreaterThan(0);
    for (const target of targets) {
      expect(target, name).not.toContain("/src/");
      expect(existsSync(join(folder, target)), `${name}: ${target}`).toBe(true);
    }
  }
});

test.each(["tsconfig.json", "tsconfig.nodenext.json"])(
  "declarations are sound, libraries included: %s",
  async (config) => {
    await runCommand(application, "tsc", "-p", config);
  },
);

test("a shop is built from the packages, and its pages are rendered by plain Node", async () => {
  const { stylesheet, styles, modules } = await buildShop(application);
  expect(styles).toContain("--plaza-color-brand:");
  expect(modules.join("\n")).toContain("api-client/dist");
  expect(modules.join("\n"), "the sanitiser stays on the server").not.toContain("api-client/dist/server");

  const page = await renderList(application, stylesheet);
  expect(page).toContain("<title>Hot list - Corner Shop</title>");
  expect(page).toContain("Glazed Stoneware Teapot");
  expect(page).toContain("¥");
  expect(page).toContain(`href="${stylesheet}"`);
  const [card = ""] = /(?<=<article class=")[^" ]+/.exec(page) ?? [];
  expect(styles, "the page's class names are those of the stylesheet").toContain(`.${card}`);
});
