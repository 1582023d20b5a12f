import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Manifest } from "vite";
import { expect, test } from "vitest";

// A file that is gone after a release reloads the document, because the linter's `no-bare-import` lets nothing late be imported
// in another way. This holds that the linter sees it all.

const storefront = fileURLToPath(new URL("../", import.meta.url));
const manifest = JSON.parse(readFileSync(resolve(storefront, "dist/client/.vite/manifest.json"), "utf8")) as Manifest;

type Exported = string | { readonly "@plaza/source"?: Exported; readonly browser?: Exported };

function browserSource(exported: Exported | undefined): string {
  if (typeof exported === "string") return exported;
  return exported === undefined ? "" : browserSource(exported["@plaza/source"] ?? exported.browser);
}

/** The file that an import in one of our sources means in the browser's build; of a dependency its name. */
function sourceOf(root: string, source: string, target: string): string {
  if (target.startsWith(".")) return resolve(root, dirname(source), target);
  const [scope, name, ...subpath] = target.split("/");
  const isOwn = scope === "@plaza";
  if (!isOwn && !target.startsWith("#")) return target;
  const folder = resolve(root, isOwn ? `packages/${name}` : source.slice(0, source.indexOf("/src/")));
  const { exports, imports } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as Readonly<
    Record<"exports" | "imports", Readonly<Record<string, Exported>> | undefined>
  >;
  return resolve(folder, browserSource(isOwn ? exports?.[[".", ...subpath].join("/")] : imports?.[target]));
}

test("all that comes late is imported by the shop's own sources, where the linter sees how", () => {
  const root = resolve(storefront, "../..");
  const sources = globSync(["apps/storefront/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}"], {
    cwd: root,
    // What the rule leaves out, which must not be what imports a file.
    exclude: ["**/*.{test,stories}.*", "packages/{testing,web-server,demo-marketplace}/**"],
  });
  const imported = new Set<string>();
  for (const source of sources)
    for (const [, target = ""] of readFileSync(resolve(root, source), "utf8").matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g))
      imported.add(sourceOf(root, source, target));
  const isImported = (key: string): boolean => {
    const [, dependency] = /^((?:@[^/]+\/)?[^/]+)\//.exec(key.split("/node_modules/").at(-1) ?? "") ?? [];
    return imported.has(resolve(storefront, key)) || (dependency !== undefined && imported.has(dependency));
  };
  const late = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true);
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter((key) => !isImported(key))).toEqual([]);
});
