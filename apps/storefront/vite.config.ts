import { sourcePlugins } from "@plaza/tooling/vite";
import { defineConfig } from "vite";

/** The styles of the frame and of the components; those of parts that open on demand stay with their parts. */
const framesLook =
  /\/(?:apps\/storefront|packages\/ui-kit)\/src\/(?!.*(?:category-sheet|dialog))[^?]*\.css\.ts\.vanilla\.css/;

export default defineConfig({
  appType: "custom",
  plugins: sourcePlugins(),
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        sourcemap: true,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          output: {
            codeSplitting: {
              // Many small files compress worse than one: the look of every page is a single stylesheet, what every page
              // starts with is a single script, and so is what most pages share.
              groups: [
                { name: "look", test: framesLook, priority: 3, includeDependenciesRecursively: false },
                { name: "start", tags: ["$initial"], priority: 2 },
                { name: "shared", test: /\/packages\/[^/]+\/src\/(?!locales)/, minShareCount: 4 },
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
