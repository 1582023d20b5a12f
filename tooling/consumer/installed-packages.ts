import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Every copy of a package of ours that an application has, however deep it lies. */
export function installedPackages(application: string): readonly InstalledPackage[] {
  const manifests = globSync("**/node_modules/@plaza/*/package.json", { cwd: application });
  return manifests.map((file) => {
    const manifest = JSON.parse(readFileSync(join(application, file), "utf8")) as InstalledPackage;
    return { ...manifest, folder: join(application, dirname(file)) };
  });
}
