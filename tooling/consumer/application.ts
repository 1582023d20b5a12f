import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shellEnvironment } from "../copy/repository-copy.ts";
import { type CommandContext, type CommandResult, tryCommand } from "../copy/run-command.ts";
import { copyTemplates } from "../copy/template-files.ts";
import type { Tarball } from "./tarballs.ts";

/** The versions that a workspace is tested with: the default catalog of its pnpm-workspace.yaml. */
function catalogVersions(workspaceFile: string): ReadonlyMap<string, string> {
  const workspace = readFileSync(workspaceFile, "utf8");
  const catalog = /^catalog:\n((?: .*\n|\n)*)/m.exec(workspace)?.[1] ?? "";
  return new Map(
    catalog.split("\n").flatMap((line) => {
      const [, name, version] = /^ {2}"?([^":]+)"?: (\S+)$/.exec(line) ?? [];
      return name === undefined || version === undefined ? [] : [[name, version] as const];
    }),
  );
}

export interface ApplicationSource {
  /** The application's files, as templates. */
  readonly templates: string;
  /** The pnpm-workspace.yaml that says which versions of foreign libraries the application has. */
  readonly workspaceFile: string;
}

export interface Application extends CommandContext {
  /** Lets npm install what the application asks for, or only resolve it. npm explains what it refuses. */
  readonly install: (...options: readonly string[]) => Promise<CommandResult>;
  readonly remove: () => void;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** An application outside the repository that asks for these packages, and for what it needs itself. */
export function createApplication(source: ApplicationSource, tarballs: readonly Tarball[]): Application {
  const folder = mkdtempSync(join(tmpdir(), "plaza-consumer-"));
  copyTemplates(source.templates, folder);
  const manifestFile = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
  const versions = catalogVersions(source.workspaceFile);
  const own = Object.keys(manifest.dependencies).map((name) => {
    const version = versions.get(name);
    if (version === undefined) throw new Error(`The catalog does not name ${name}.`);
    return [name, version] as const;
  });
  const packed = tarballs.map(({ name, file }) => [name, `file:${file}`] as const);
  const dependencies = Object.fromEntries([...own, ...packed]);
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, dependencies }, null, 2));
  const context = { folder, environment: shellEnvironment(folder) };
  const usual = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  return {
    ...context,
    install: (...options) => tryCommand(context, "npm", ...usual, ...options),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
