import { defineConfig } from "vite";
import { programs } from "./src/platform/package/package-files.ts";

const entries = ["main", "cli", ...programs];

/**
 * The sources and drizzle in a few files. Every other dependency stays outside, and packages of this repository run from
 * their sources.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: "node24",
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
      external: /^@plaza\//,
    },
  },
  ssr: { noExternal: ["drizzle-orm"] },
});
