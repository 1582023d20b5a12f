import { globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { copyRepository } from "../copy/repository-copy.ts";
import { runCommand } from "../copy/run-command.ts";
import { type Bump, expectedReleases } from "./expected-releases.ts";
import { type PublishedVersions, publishedVersions } from "./published-versions.ts";
import { startRegistry } from "./registry.ts";
import { type Column, versionTable } from "./version-table.ts";
import { workspacePackages } from "./workspace-packages.ts";

/**
 * Ships packages to a registry of its own, from a copy of the repository, and looks at what arrives: first everything,
 * then one package after the other.
 */
const releases: readonly { readonly title: string; readonly name: string; readonly bump: Bump }[] = [
  { title: "a feature, minor", name: "@plaza/catalog", bump: "minor" },
  { title: "a kit, patch", name: "@plaza/ui-kit", bump: "patch" },
  { title: "a kit, minor", name: "@plaza/routing", bump: "minor" },
];

const started = Date.now();
const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;
const say = (sentence: string): void => {
  console.log(`${seconds().padStart(7)}  ${sentence}`);
};

const copy = await copyRepository();
const registry = await startRegistry();
const run = (command: string, ...args: readonly string[]) => runCommand(copy, command, ...args);

async function commit(message: string): Promise<void> {
  await run("git", "add", "--all");
  await run("git", "-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost", "commit", "-qm", message);
}

async function prepare(): Promise<void> {
  // The registry lets everybody publish; the tools insist on some token all the same.
  const { host } = new URL(registry.url);
  writeFileSync(join(copy.folder, ".npmrc"), `@plaza:registry=${registry.url}\n//${host}/:_authToken=rehearsal\n`);
  // What waits there belongs to the next real release.
  for (const file of globSync(".changeset/*.md", { cwd: copy.folder })) rmSync(join(copy.folder, file));
  await run("git", "init", "--quiet", "--initial-branch=main");
  await commit("Start");
}

async function publish(): Promise<PublishedVersions> {
  await run("turbo", "run", "build", "--filter=./packages/*");
  await run("changeset", "publish");
  const names = workspacePackages(copy.folder).map(({ name }) => name);
  return publishedVersions(copy, names);
}

async function release(name: string, bump: Bump): Promise<PublishedVersions> {
  writeFileSync(join(copy.folder, ".changeset/rehearsal.md"), `---\n"${name}": ${bump}\n---\n\nA rehearsal.\n`);
  await run("changeset", "version");
  await commit(`Release ${name}`);
  return publish();
}

const major = (version: string | undefined): string | undefined => version?.split(".")[0];

try {
  await prepare();
  say(`A copy of the repository, and a registry at ${registry.url}`);
  let last = await publish();
  const columns: Column[] = [{ title: "first", versions: last }];
  say("Everything is published a first time");
  for (const { title, name, bump } of releases) {
    const before = workspacePackages(copy.folder);
    const versions = await release(name, bump);
    const changed = before.map((each) => each.name).filter((each) => versions.get(each) !== last.get(each));
    say(`${name} (${bump}) has brought new versions of ${changed.join(", ")}`);
    const expected = expectedReleases(before, name, bump);
    const majors = changed.filter((each) => major(versions.get(each)) !== major(last.get(each)));
    if (!isDeepStrictEqual(changed, expected) || majors.length > 0) {
      process.exitCode = 1;
      console.error(`It should have of ${expected.join(", ")}; new major versions: ${majors.join(", ") || "none"}.`);
    }
    columns.push({ title, versions });
    last = versions;
  }
  console.log(`\n${versionTable(columns)}\n\n* new in this release; ${seconds()} in all`);
} finally {
  await registry.close();
  copy.remove();
}
