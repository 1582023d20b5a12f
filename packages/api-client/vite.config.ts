import { defineLibrary } from "@plaza/tooling/library";
import { mergeConfig, type Plugin } from "vite";

/** Imports like #html-cleaner stay as they are: package.json answers them by where the package is used. */
const keepConditionalImports: Plugin = {
  name: "plaza:keep-conditional-imports",
  enforce: "pre",
  resolveId: (source) => (source.startsWith("#") ? { id: source, external: true } : null),
};

export default mergeConfig(
  defineLibrary(import.meta.dirname, {
    "wire/html-cleaner-browser": "src/wire/html-cleaner-browser.ts",
    "wire/html-cleaner-server": "src/wire/html-cleaner-server.ts",
  }),
  { plugins: [keepConditionalImports] },
);
