import { sourcePlugins } from "@plaza/tooling/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { nonceMark } from "./server/nonce-mark.ts";

export default defineConfig({
  appType: "custom",
  plugins: [
    ...sourcePlugins(),
    // React Aria has words of its own in more than thirty languages.
    { ...optimizeLocales.vite({ locales: ["en-US", "zh-CN", "ja-JP", "ko-KR"] }), enforce: "pre" },
  ],
  // Vite marks the scripts that it adds in development, and the styles, for the server to fill in the answer's own.
  html: { cspNonce: nonceMark },
  build: {
    manifest: true,
    sourcemap: "hidden",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "src/entry.tsx" },
  },
});
