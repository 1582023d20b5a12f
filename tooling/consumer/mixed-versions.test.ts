import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../copy/run-command.ts";
import { nextVersion } from "../release/release-line.ts";
import { waitingBumps } from "../release/waiting-bumps.ts";
import { workspacePackages } from "../release/workspace-packages.ts";
import { repository } from "../run/processes.ts";
import { type Application, createApplication } from "./application.ts";
import { buildShop, renderList } from "./built-shop.ts";
import { installedPackages } from "./installed-packages.ts";
import { chooseMix, type MixPart } from "./mix.ts";
import { type ReleasedFeature, releasedFeature } from "./released-feature.ts";
import { repackAs } from "./repack.ts";
import { packPackages, type Tarball } from "./tarballs.ts";
import { todaysApplication } from "./today.ts";

const feature = "@plaza/catalog";
const tarballFolder = mkdtempSync(join(tmpdir(), "plaza-tarballs-"));
let released: ReleasedFeature;
let today: readonly Tarball[] = [];
let mix: readonly MixPart[] = [];
let application: Application;

const named = (tarballs: readonly Tarball[], name: string): Tarball => {
  const found = tarballs.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} was not packed.`);
  return found;
};

beforeAll(async () => {
  released = await releasedFeature(feature, "packages/catalog");
  today = await packPackages({ folder: repository, environment: process.env }, tarballFolder);
  mix = chooseMix(feature, released.packages, workspacePackages(repository), waitingBumps(repository));
  const parts = await Promise.all(
    mix.map(({ name, version, code }) =>
      repackAs(named(code === "today" ? today : released.tarballs, name), version, tarballFolder),
    ),
  );
  application = createApplication(released.application, [named(released.tarballs, feature), ...parts]);
  const { status, output } = await application.install();
  expect(status, output).toBe(0);
});
afterAll(() => {
  rmSync(tarballFolder, { recursive: true });
  application.remove();
});

test("an application gets one copy of each base package when it takes newer ones beside a released feature", () => {
  const copies = installedPackages(application.folder).map(({ name, version }) => `${name} ${version}`);
  const { version } = named(released.tarballs, feature);
  const expected = [`${feature} ${version}`, ...mix.map((part) => `${part.name} ${part.version}`)];
  expect(copies.toSorted()).toEqual(expected.toSorted());
});

test("a released feature fits newer base packages in types, in the bundle and on the page", async () => {
  try {
    await runCommand(application, "tsc", "-p", "tsconfig.json");
    const { stylesheet, styles } = await buildShop(application);
    expect(styles).toContain("--plaza-color-brand:");
    const page = await renderList(application, stylesheet);
    expect(page).toContain("<title>Hot list - Corner Shop</title>");
    expect(page).toContain("Glazed Stoneware Teapot");
  } catch (cause) {
    throw new Error(
      "A base package breaks a feature that accepts it. Either it should not, or its changeset has to say so: minor below 1.0.0, major from there on.",
      { cause },
    );
  }
});

test("npm refuses a base package that has left the range of the features", async () => {
  const routing = named(today, "@plaza/routing");
  const breaking = await repackAs(routing, nextVersion(routing.version, "major"), tarballFolder);
  const misfits = today.map((each) => (each === routing ? breaking : each));
  const misfit = createApplication(todaysApplication, misfits);
  try {
    const { status, output } = await misfit.install("--package-lock-only");
    expect(status, output).toBe(1);
    expect(output).toContain("ERESOLVE");
    expect(output).toContain(`peer @plaza/routing@"^${routing.version}"`);
  } finally {
    misfit.remove();
  }
});
