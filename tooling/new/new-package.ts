import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../run/processes.ts";
import { addImport } from "./add-import.ts";
import { addToList } from "./add-to-list.ts";
import { writeScreen } from "./new-screen.ts";
import { readAddressTexts, screenAddress } from "./screen-address.ts";
import { GeneratorError } from "./generator-error.ts";
import type { Spelling } from "./spelling.ts";
import { writeTemplates } from "./templates.ts";

/** Adds a package of the workspace to a member's dependencies, in the alphabet's order. @returns its manifest. */
function addDependency(member: string, name: string): string {
  const file = join(member, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { dependencies?: Record<string, string> };
  const dependencies = Object.entries({ ...manifest.dependencies, [name]: "workspace:*" });
  manifest.dependencies = Object.fromEntries(dependencies.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return file;
}

const routeTree = "apps/storefront/src/route-tree.ts";
const catalogs = "apps/storybook/.storybook/catalogs.ts";

/** The storefront's route tree and Storybook's list of catalogs, with the package in them. */
function wire({ kebab, camel }: Spelling): Readonly<Record<string, string>> {
  const name = `@plaza/${kebab}`;
  const read = (file: string): string => readFileSync(join(repository, file), "utf8");
  return {
    [routeTree]: addToList(
      addImport(read(routeTree), [`${camel}Routes`], name),
      /const defaultPages = (?=\[)/,
      `...${camel}Routes`,
      routeTree,
    ),
    [catalogs]: addToList(
      addImport(read(catalogs), [`${camel}Messages`], name),
      /^export const catalogs.* = (?=\[)/m,
      `${camel}Messages`,
      catalogs,
    ),
  };
}

/** @throws GeneratorError where the package cannot be added; nothing has been written then. */
export function checkPackage(name: Spelling): void {
  for (const group of ["packages", "apps"])
    if (existsSync(join(repository, group, name.kebab)))
      throw new GeneratorError(`The name is taken: ${group}/${name.kebab} exists.`);
  screenAddress(readAddressTexts(), name);
  wire(name);
}

/** Writes a feature package whose first screen has its name, and mounts it. @returns the files that are new or changed. */
export function writePackage(name: Spelling): readonly string[] {
  const folder = join(repository, "packages", name.kebab);
  const files = [...writeTemplates("package", folder, { package: name, screen: name }), ...writeScreen(name, name)];
  // Lingui collects messages where it finds this folder.
  mkdirSync(join(folder, "src/locales"));
  const wired = Object.entries(wire(name)).map(([file, text]) => {
    writeFileSync(join(repository, file), text);
    return join(repository, file);
  });
  const manifests = ["apps/storefront", "apps/storybook"].map((member) =>
    addDependency(join(repository, member), `@plaza/${name.kebab}`),
  );
  return [...files, ...wired, ...manifests];
}
