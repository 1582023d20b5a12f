import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./processes.ts";

interface Listed {
  readonly packages: { readonly items: readonly { readonly name: string }[] };
}

const isTag = (name: string): boolean =>
  globSync(join(repository, "apps/storefront/e2e/*.spec.ts")).some((file) =>
    readFileSync(file, "utf8").includes(`tag: "@${name}"`),
  );

/**
 * What finds the journeys of the packages that these filters of turbo choose, as Playwright's `--grep`; null where none is
 * theirs. Each journey is tagged with the short name of the package that it belongs to, `@catalog` say.
 */
export function journeysOf(filters: readonly string[]): string | null {
  const { stdout, stderr, status } = spawnSync("turbo", ["ls", ...filters, "--output=json"], {
    cwd: repository,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  const names = (JSON.parse(stdout) as Listed).packages.items.map(({ name }) => name.replace("@plaza/", ""));
  const tagged = names.filter(isTag);
  return tagged.length === 0 ? null : String.raw`@(?:${tagged.join("|")})(?!\S)`;
}
