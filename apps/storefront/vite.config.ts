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

/** The script that all pages start with names each stylesheet: its hash tells it apart. */
function firstWordOf(fileName: string): string {
  return parse(fileName).name.split(/[-~]/, 1)[0] ?? "";
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
 * Every page reads through these hooks and draws icons, and nearly every one shows prices: in the script that all pages start
 * with they weigh less than beside it.
 */
const startWithNeeded = {
  name: "start-with-needed",
  transform: {
    filter: {
      id: /\/@tanstack\/react-query\/build\/modern\/(?:index|useQuery|useBaseQuery|useSuspenseQuery)\.js$|\/ui-kit\/src\/(?:icon|price)\.tsx$/,
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
    plugins: [...sourcePlugins(), startWithNeeded],
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
              // No longer than the bundler needs them, because each visit brings the names of all.
              chunkFileNames: ({ name }) => `assets/${firstOf(name)}-[hash:7].js`,
              assetFileNames: ({ names: [name = "asset"] }) =>
                name.endsWith(".css")
                  ? `assets/${firstWordOf(name)}-[hash:6][extname]`
                  : // The server names images, too: by what is usual.
                    "assets/[name]-[hash][extname]",
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
