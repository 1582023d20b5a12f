import { sourcePlugins } from "@plaza/tooling/vite";
import { defineConfig } from "vite";

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
              // Many small chunks compress worse than one: what every page starts with is a single file, and so is what
              // most pages share.
              groups: [
                { name: "start", tags: ["$initial"], priority: 2 },
                { name: "shared", test: /\/packages\/[^/]+\/src\/(?!locales)/, minShareCount: 3 },
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
