import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { copyRepository } from "../copy/repository-copy.ts";
import { runCommand } from "../copy/run-command.ts";
import { tryVersions } from "./application.ts";
import { expectedReleases } from "./expected-releases.ts";
import { type PublishedVersions, publishedVersions } from "./published-versions.ts";
import { startRegistry } from "./registry.ts";
import type { Bump } from "./release-line.ts";
import { type Column, versionTable } from "./version-table.ts";
import { waitingBumps } from "./waiting-bumps.ts";
import { workspacePackages } from "./workspace-packages.ts";

/**
 * Ships packages to a registry of its own, from a copy of the repository, and looks at what arrives: first everything as it
 * is, then what the waiting changesets announce, then one package after the other. After each release npm is asked whether
 * an application can have the newest of everything, and after a breaking one whether it refuses the old beside the new.
 */
const feature = "@plaza/catalog";
const kit = "@plaza/routing";
const releases: readonly { readonly title: string; readonly name: string; readonly bump: Bump }[] = [
  { title: "a feature, minor", name: feature, bump: "minor" },
  { title: "a kit, patch", name: "@plaza/ui-kit", bump: "patch" },
  { title: "a kit, minor", name: kit, bump: "minor" },
];

const started = Date.now();
const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;
const say = (sentence: string): void => {
  console.log(`${seconds().padStart(7)}  ${sentence}`);
};
const complain = (sentence: string): void => {
  process.exitCode = 1;
  console.error(sentence);
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
  await run("git", "init", "--quiet", "--initial-branch=main");
  await commit("Start");
}

async function publish(): Promise<PublishedVersions> {
  await run("turbo", "run", "build", "--filter=./packages/*");
  await run("changeset", "publish");
  const versions = await publishedVersions(copy, workspacePackages(copy.folder));
  const { status, output } = await tryVersions(registry.url, versions);
  if (status !== 0) complain(`An application cannot have the newest of everything:\n${output}`);
  return versions;
}

const major = (version: string | undefined): string | undefined => version?.split(".")[0];

/** Releases what the changesets in the copy announce, and compares what has moved with what should have. */
async function release(title: string, last: PublishedVersions): Promise<PublishedVersions> {
  const before = workspacePackages(copy.folder);
  const bumps = waitingBumps(copy.folder);
  await run("changeset", "version");
  await commit(`Release: ${title}`);
  const versions = await publish();
  const changed = before.map(({ name }) => name).filter((name) => versions.get(name) !== last.get(name));
  say(`${title}: new versions of ${changed.join(", ")}`);
  const expected = expectedReleases(before, bumps);
  const majors = changed.filter(
    (name) => bumps.get(name) !== "major" && major(versions.get(name)) !== major(last.get(name)),
  );
  if (!isDeepStrictEqual(changed, expected) || majors.length > 0)
    complain(`It should have of ${expected.join(", ")}; unasked major versions: ${majors.join(", ") || "none"}.`);
  return versions;
}

/** The feature as it was before the kit broke, beside the kit as it is. */
async function checkRejection(old: PublishedVersions, now: PublishedVersions): Promise<void> {
  const mixed = new Map([
    [feature, old.get(feature) ?? ""],
    [kit, now.get(kit) ?? ""],
  ]);
  const { status, output } = await tryVersions(registry.url, mixed);
  const names = [...mixed].map(([name, version]) => `${name} ${version}`).join(" beside ");
  if (status !== 0 && output.includes("ERESOLVE")) say(`npm refuses ${names}`);
  else complain(`npm should have refused ${names}, but ended with ${status}:\n${output}`);
}

try {
  await prepare();
  say(`A copy of the repository, and a registry at ${registry.url}`);
  let last = await publish();
  const columns: Column[] = [{ title: "first", versions: last }];
  const publishNext = async (title: string): Promise<void> => {
    last = await release(title, last);
    columns.push({ title, versions: last });
  };
  say("Everything is published a first time");
  if (globSync(".changeset/*.md", { cwd: copy.folder }).length > 0) await publishNext("what waits");
  for (const { title, name, bump } of releases) {
    const before = last;
    writeFileSync(join(copy.folder, ".changeset/rehearsal.md"), `---\n"${name}": ${bump}\n---\n\nA rehearsal.\n`);
    await publishNext(title);
    if (name === kit) await checkRejection(before, last);
  }
  console.log(`\n${versionTable(columns)}\n\n* new in this release; ${seconds()} in all`);
} finally {
  await registry.close();
  copy.remove();
}
