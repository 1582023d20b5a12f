import { sourcePlugins } from "@plaza/tooling/vite";
import { defineConfig } from "vite";
import { writeRouteManifest } from "./server/build-routes.ts";

const root = new URL("./", import.meta.url);

/**
 * Nearly all of what every page starts with runs before the page answers to a shopper. Chromium compiles a function when it
 * is first called, which holds up the page; told by this comment in a script's first line, which other browsers pass over,
 * it compiles all of the script while that arrives. Of other scripts a page runs a part, so they have none.
 */
const compiledAhead = "//# allFunctionsCalledOnLoad";

export default defineConfig({
  appType: "custom",
  plugins: [...sourcePlugins()],
  // The server links the stylesheet: the router's elements for those that are written into the document are left out.
  define: { "process.env.TSS_INLINE_CSS_ENABLED": '"false"' },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error("Vite offers no environments to build.");
      await builder.build(client);
      await builder.build(ssr);
      await writeRouteManifest(root);
    },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // Beside the scripts, for whoever reads a report of an error.
        sourcemap: "hidden",
        // An image inside of a script is paid for by everybody who never sees it.
        assetsInlineLimit: 0,
        // One sheet for the shop: it is fetched once, kept for ever, and nothing comes late without its look.
        cssCodeSplit: false,
        // What a page needs is fetched when a link is pointed at; the document names its own.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          input: "src/entry-client.tsx",
          output: {
            postBanner: ({ isEntry }) => (isEntry ? compiledAhead : ""),
            codeSplitting: {
              groups: [
                { name: "start", tags: ["$initial"], priority: 1 },
                // Small modules that nearly everybody takes: a script for each would weigh more than what is in it (1 % of a page).
                { name: "common", minShareCount: 24, includeDependenciesRecursively: false },
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
});
