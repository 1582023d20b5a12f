import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { vitestReporters } from "./file-costs.ts";
import { sourcePlugins } from "./vite.ts";
import { allProcessors, defineDomTests, defineNodeTests } from "./vitest.ts";

/** They bring their own databases and number of workers: a run of their own. */
const apart = "apps/backend";

const root = fileURLToPath(new URL("../", import.meta.url));

interface PackageTests {
  readonly environment: string;
  readonly include: readonly string[];
  readonly globalSetup: readonly string[];
}

/** What a package's own configuration says, with paths from the root of the repository. */
async function testsOf(folder: string): Promise<PackageTests> {
  const { default: config } = (await import(join(root, folder, "vitest.config.ts"))) as { default: ViteUserConfig };
  const { environment = "node", include = [], globalSetup = [] } = config.test ?? {};
  const require = createRequire(join(root, folder, "package.json"));
  return {
    environment,
    include: include.map((pattern) => `${folder}/${pattern}`),
    globalSetup: [globalSetup]
      .flat()
      .map((setup) => (setup.startsWith("@") ? require.resolve(setup) : resolve(root, folder, setup))),
  };
}

const folders = globSync("{apps,packages}/*/package.json", { cwd: root })
  .map((manifest) => dirname(manifest))
  .filter((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      readonly scripts?: Readonly<Record<string, string>>;
    };
    return scripts?.["test"] !== undefined && folder !== apart;
  });
const packages = await Promise.all(folders.map(testsOf));

function together(environment: string) {
  const of = packages.filter((each) => each.environment === environment);
  return {
    name: environment,
    include: of.flatMap(({ include }) => include),
    globalSetup: [...new Set(of.flatMap(({ globalSetup }) => globalSetup))],
  };
}

/**
 * The tests of all packages but the backend's in one run: what packages share is transformed and loaded once, and one
 * platform of each kind answers all of them.
 */
export default defineConfig({
  root,
  // Not in the project that needs them: the compiler of styles knows no projects, it has its plugins from here.
  plugins: sourcePlugins(),
  test: {
    reporters: vitestReporters(),
    maxWorkers: allProcessors,
    projects: [
      { extends: true, test: defineDomTests({ test: together("jsdom") }).test ?? {} },
      { extends: false, root, ...defineNodeTests({ test: together("node") }) },
      "tooling/vitest.config.ts",
    ],
  },
});
