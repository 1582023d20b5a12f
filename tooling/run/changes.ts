import { spawnSync } from "node:child_process";

/** What is being worked on: everything that differs from a commit, committed or not. */
export interface Changes {
  readonly since: string;
  /** How a person calls that commit. */
  readonly sinceWhat: string;
  /** Paths from the repository's root; a file that is gone counts, too. */
  readonly files: readonly string[];
}

/**
 * The changes since the branch left main. On main itself those that origin does not have yet, or, without an origin, that
 * are not committed. Where there are none, the last commit. Null where git knows no commit to compare with.
 */
export function currentChanges(directory: string): Changes | null {
  const git = (...args: readonly string[]): readonly string[] | null => {
    const { status, stdout } = spawnSync("git", args, { cwd: directory, encoding: "utf8" });
    return status === 0 ? stdout.split(/[\n\0]/).filter((line) => line !== "") : null;
  };
  const differing = (since: string, sinceWhat: string): Changes | null => {
    const tracked = git("diff", "--name-only", "-z", "--no-renames", since);
    const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
    return tracked === null || untracked === null ? null : { since, sinceWhat, files: [...tracked, ...untracked] };
  };

  const branch = git("branch", "--show-current")?.[0];
  const forks = ["main", "origin/main"]
    .filter((name) => name !== branch)
    .flatMap((name) => {
      const base = git("merge-base", "HEAD", name)?.[0];
      if (base === undefined) return [];
      return { base, name, commits: Number(git("rev-list", "--count", `${base}..HEAD`)?.[0]) };
    })
    .toSorted((left, right) => left.commits - right.commits);
  const [fork] = forks;
  const changes =
    fork === undefined ? differing("HEAD", "the last commit") : differing(fork.base, `this branch left ${fork.name}`);
  if (changes !== null && changes.files.length > 0) return changes;
  const parent = git("rev-parse", "--verify", "--quiet", "HEAD~1")?.[0];
  return parent === undefined ? null : differing(parent, "the commit before the last one");
}
