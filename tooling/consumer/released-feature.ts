import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { installDependencies } from "../copy/install-dependencies.ts";
import { shellEnvironment } from "../copy/repository-copy.ts";
import { runCommand } from "../copy/run-command.ts";
import { type WorkspacePackage, workspacePackages } from "../release/workspace-packages.ts";
import { repository } from "../run/processes.ts";
import type { ApplicationSource } from "./application.ts";
import { lastRelease } from "./last-release.ts";
import { peersBelow } from "./mix.ts";
import { packPackages, type Tarball } from "./tarballs.ts";

export interface ReleasedFeature {
  /** The packages that the repository published at that commit. */
  readonly packages: readonly WorkspacePackage[];
  /** The feature and the packages below it. */
  readonly tarballs: readonly Tarball[];
  /** The consumer's application at that commit. */
  readonly application: ApplicationSource;
}

interface StoredRelease {
  readonly packages: readonly WorkspacePackage[];
  readonly tarballs: readonly Tarball[];
}

const applicationFolder = "tooling/consumer/shop";
const workspaceFile = "pnpm-workspace.yaml";
const storedReleases = join(repository, "node_modules/.cache/plaza-releases");

/** Builds a feature and the packages below it from the tree of a commit, and packs them into a folder. */
async function buildRelease(commit: string, feature: string, target: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plaza-release-"));
  try {
    const here = { folder: repository, environment: process.env };
    const archive = join(folder, "tree.tar");
    await runCommand(here, "git", "archive", "--format=tar", `--output=${archive}`, commit);
    await runCommand({ folder, environment: process.env }, "tar", "-xf", archive);
    const copy = { folder, environment: shellEnvironment(folder) };
    const environment = await installDependencies(copy, `--filter=${feature}...`);
    await runCommand({ folder, environment }, "pnpm", `--filter=${feature}...`, "--recursive", "run", "build");
    const packages = workspacePackages(folder);
    const wanted = new Set([feature, ...peersBelow(packages, feature)]);
    const tarballs = await packPackages({ folder, environment }, target, (name) => wanted.has(name));
    const stored: StoredRelease = {
      packages,
      tarballs: tarballs.map((each) => ({ ...each, file: basename(each.file) })),
    };
    writeFileSync(join(target, "kept.json"), JSON.stringify(stored));
    cpSync(join(folder, applicationFolder), join(target, "application"), { recursive: true });
    cpSync(join(folder, workspaceFile), join(target, workspaceFile));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A feature as it was last released. A release never changes, so the build of its commit is cached.
 * @param folder of the feature, in the repository.
 */
export async function releasedFeature(feature: string, folder: string): Promise<ReleasedFeature> {
  const { commit } = await lastRelease({ folder: repository, environment: process.env }, folder);
  const release = join(storedReleases, `${basename(folder)}-${commit}`);
  if (!existsSync(release)) {
    mkdirSync(storedReleases, { recursive: true });
    const unfinished = mkdtempSync(join(storedReleases, "unfinished-"));
    try {
      await buildRelease(commit, feature, unfinished);
      renameSync(unfinished, release);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const { packages, tarballs } = JSON.parse(readFileSync(join(release, "kept.json"), "utf8")) as StoredRelease;
  return {
    packages,
    tarballs: tarballs.map((each) => ({ ...each, file: join(release, each.file) })),
    application: { templates: join(release, "application"), workspaceFile: join(release, workspaceFile) },
  };
}
