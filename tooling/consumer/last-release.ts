import { type CommandContext, runCommand, tryCommand } from "../copy/run-command.ts";

export interface Release {
  readonly commit: string;
  readonly version: string;
}

/**
 * The commit that has released a package's version. The history is the registry here: the commit that writes a version
 * into the changelog, as `changeset version` does, is its release.
 * @throws when the version was never released, and when the history of this clone does not go back so far.
 */
export async function lastRelease(repository: CommandContext, folder: string): Promise<Release> {
  const git = async (...args: readonly string[]) => (await runCommand(repository, "git", ...args)).trim();
  const { version } = JSON.parse(await git("show", `HEAD:${folder}/package.json`)) as { readonly version: string };
  const commit = await git("log", "-1", "--format=%H", `-S## ${version}\n`, "--", `${folder}/CHANGELOG.md`);

  // To git the oldest commit of a shallow clone adds every file, so it would pass for the release.
  const isShallow = (await git("rev-parse", "--is-shallow-repository")) === "true";
  const parent = await tryCommand(repository, "git", "rev-parse", "--quiet", "--verify", `${commit}^`);
  if (isShallow && parent.status !== 0)
    throw new Error(
      `This clone is shallow and ends before the release of ${folder} ${version}. Run \`git fetch --unshallow\`, then test again.`,
    );
  if (commit === "") throw new Error(`The changelog of ${folder} does not name ${version}: it was never released.`);
  return { commit, version };
}
