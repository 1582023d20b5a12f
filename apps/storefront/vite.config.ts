import { parse } from "node:path";
import { fileURLToPath } from "node:url";
import { sourcePlugins } from "@plaza/tooling/vite";
import { defineConfig } from "vite";
import { notedRouteModules, noteRouteModules, writeRouteManifest } from "./server/build-routes.ts";
import { chromeLook, type DrawnModules, screenLook } from "./stylesheets.ts";

const root = new URL("./", import.meta.url);

/** What several pages share is named after all of them, which would weigh on each visit. */
function firstOf(name: string): string {
  return name.split("~", 1)[0] ?? name;
}

/** What the routes draw as the bundler names it. The first is the root, which draws the chrome around the others. */
function drawnModules(): DrawnModules {
  const [chrome, ...screens] = notedRouteModules(root).map(({ routeId, page, pending, parts }) => ({
    routeId,
    modules: [...page, ...pending, ...parts].map((key) => fileURLToPath(new URL(key, root))),
  }));
  const modulesOf = (routes: typeof screens) => new Set(routes.flatMap(({ modules }) => modules));
  return {
    chrome: new Set(chrome?.modules),
    screens: modulesOf(screens),
    own: modulesOf(screens.filter(({ routeId }) => routeId.startsWith("/user/"))),
  };
}

/**
 * Every page reads through these hooks and draws icons, and none begins without them: in the script that all pages start
 * with they weigh less than beside it.
 */
const startWithHooks = {
  name: "start-with-hooks",
  transform: {
    filter: {
      id: /\/ui-kit\/src\/icon\.tsx$|\/@tanstack\/react-query\/build\/modern\/(?:index|useQuery|useBaseQuery|useSuspenseQuery)\.js$/,
    },
    handler: () => ({ moduleSideEffects: true }),
  },
};

export default defineConfig(({ command }) => {
  // The tokens' custom properties get short names in what is built for shoppers: a tenth of every stylesheet.
  if (command === "build") process.env["PLAZA_SHORT_PROPERTIES"] = "true";
  let drawn: DrawnModules | undefined;
  return {
    appType: "custom",
    plugins: [...sourcePlugins(), startWithHooks],
    // The router's store asks for a copy of what React has had since its version 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
    builder: {
      buildApp: async (builder) => {
        const { client, ssr } = builder.environments;
        if (client === undefined || ssr === undefined) throw new Error("Vite offers no environments to build.");
        // The server first: it knows the routes, by which the browser's styles are divided.
        await builder.build(ssr);
        await noteRouteModules(root);
        await builder.build(client);
        writeRouteManifest(root);
      },
    },
    environments: {
      client: {
        build: {
          outDir: "dist/client",
          manifest: true,
          // Beside the scripts, for whoever reads a report of an error: their names in each script would be half a kilobyte a page.
          sourcemap: "hidden",
          // An image inside of a script is paid for by everybody who never sees it.
          assetsInlineLimit: 0,
          // A list of the scripts of every page, with their hashes, would weigh on the first visit of each. What a page needs
          // is fetched when a link is pointed at; the document names its own.
          modulePreload: { resolveDependencies: () => [] },
          rolldownOptions: {
            input: "src/entry-client.tsx",
            output: {
              chunkFileNames: ({ name }) => `assets/${firstOf(name)}-[hash].js`,
              assetFileNames: ({ names: [name = "asset"] }) => `assets/${firstOf(parse(name).name)}-[hash][extname]`,
              codeSplitting: {
                // What pages share is split by exactly which of them do. Merging smaller chunks would save a few bytes here and
                // there, but a merged script brings the looks of all its parts along, to the chrome of every page as well.
                groups: [
                  {
                    name: (id, modules) => chromeLook(id, (drawn ??= drawnModules()), modules),
                    priority: 4,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: (id, modules) => screenLook(id, (drawn ??= drawnModules()), modules),
                    priority: 3,
                    includeDependenciesRecursively: false,
                  },
                  { name: "start", tags: ["$initial"], priority: 2 },
                  // Readers that most calls share: too small to be worth a script each.
                  {
                    name: "wire",
                    test: /\/packages\/api-client\/src\/(?:wire\/(?!envelope)|platform-event|products\/product-card)/,
                    minShareCount: 6,
                    priority: 1,
                  },
                  // Who lists products takes nearly all of this: a script for each part would weigh more.
                  {
                    name: "list",
                    test: /\/catalog\/src\/list\/(?:empty-search|list-(?:failure|links|sort-bar)|page-size|product-(?:count|listing))[\w-]*\.tsx?$|\/ui-kit\/src\/sort-bar\.tsx$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // The arrows of a list, which many others draw, too: each is smaller than what a script of its own costs.
                  {
                    name: "arrows",
                    test: /\/lucide\/dist\/esm\/icons\/(?:arrow-(?:down|up)|chevron-(?:left|right)|chevrons-up-down)\.mjs$/,
                    priority: 1,
                  },
                  {
                    name: "shared",
                    test: /\/packages\/(?!api-client)[^/]+\/src\/(?!(?:\w+\/)?locales)/,
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 0,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: "dist/server",
          manifest: true,
          sourcemap: true,
          rolldownOptions: { input: "src/entry-server.tsx" },
        },
      },
    },
  };
});
