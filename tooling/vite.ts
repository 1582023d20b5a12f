import { fileURLToPath } from "node:url";
import linguiMacro from "@lingui/babel-plugin-lingui-macro";
import { getConfig } from "@lingui/conf";
import { lingui } from "@lingui/vite-plugin";
import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, type Plugin, type PluginOption } from "vite";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

/**
 * The same as linguiTransformerBabelPreset() of @lingui/vite-plugin, but that one names its plugin by a string, which
 * Babel looks up from the working directory. Under pnpm only a package that lists the plugin itself would find it.
 */
const linguiMacros = defineRolldownBabelPreset({
  preset: { plugins: [[linguiMacro, { linguiConfig: getConfig({ configPath }) }]] },
  rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
});

/** Workspace packages answer this condition with their sources, so nothing has to be built first. */
export const sourceCondition = "@plaza/source";
const resolveSourcesName = "plaza:resolve-sources";

/** @param serverConditions what else packages may answer on a server; tests in plain Node ask for what Node itself does */
export function resolveSources(serverConditions: readonly string[] = defaultServerConditions): Plugin {
  return {
    name: resolveSourcesName,
    config: () => ({
      resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
      ssr: { resolve: { conditions: [sourceCondition, ...serverConditions] } },
    }),
  };
}

/** What every Vite in the repository needs: dev, SSR, build, library build, Vitest and Storybook. */
export function transformPlugins(): PluginOption[] {
  return [
    react(),
    babel({ presets: [linguiMacros] }),
    lingui({
      configPath,
      failOnMissing: process.env["NODE_ENV"] === "production" ? "catalog" : false,
      failOnCompileError: true,
    }),
    // The plugin compiles styles in a Vite server of its own, which only uses the plugins named here.
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === resolveSourcesName }),
  ];
}

/** The plugins of everything that runs from the sources of the workspace: all but the library build. */
export function sourcePlugins(): PluginOption[] {
  return [resolveSources(), ...transformPlugins()];
}
