import { sourcePlugins } from "@plaza/tooling/vite";
import { defineConfig } from "vite";
import { frameLook, screenLook } from "./stylesheets.ts";

/**
 * Every page reads through these hooks, and none begins without them: in the script that all pages start with they weigh
 * less than beside it.
 */
const startWithHooks = {
  name: "start-with-hooks",
  transform: {
    filter: { id: /\/@tanstack\/react-query\/build\/modern\/(?:index|useQuery|useBaseQuery|useSuspenseQuery)\.js$/ },
    handler: () => ({ moduleSideEffects: true }),
  },
};

export default defineConfig(({ command }) => {
  // The tokens' custom properties get short names in what is built for shoppers: a tenth of every stylesheet.
  if (command === "build") process.env["PLAZA_SHORT_PROPERTIES"] = "true";
  return {
    appType: "custom",
    plugins: [...sourcePlugins(), startWithHooks],
    builder: {},
    environments: {
      client: {
        build: {
          outDir: "dist/client",
          manifest: true,
          sourcemap: true,
          // A picture inside of a script is paid for by everybody who never sees it.
          assetsInlineLimit: 0,
          // A list of the scripts of every page, with their hashes, would weigh on the first visit of each. What a page needs
          // is fetched when a link is pointed at; the document names its own.
          modulePreload: { resolveDependencies: () => [] },
          rolldownOptions: {
            input: "src/entry-client.tsx",
            output: {
              // What several pages share would be named after all of them.
              chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
              codeSplitting: {
                // What pages share is split by exactly which of them do. Merging smaller pieces would save a few bytes here and
                // there, but a merged script brings the looks of all its parts along, to the frame of every page as well.
                groups: [
                  { name: frameLook, priority: 4, includeDependenciesRecursively: false },
                  { name: screenLook, priority: 3, includeDependenciesRecursively: false },
                  { name: "start", tags: ["$initial"], priority: 2 },
                  {
                    name: "shared",
                    test: /\/packages\/(?!api-client)[^/]+\/src\/(?!locales)/,
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
