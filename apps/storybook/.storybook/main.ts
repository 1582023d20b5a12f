import { existsSync } from "node:fs";
import { sourcePlugins } from "@plaza/tooling/vite";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

/** One package's stories when its own test asks for them, all otherwise. */
const owner = process.env["PLAZA_STORIES"] ?? "*";

const homes = ["../../../packages", "../.."].filter(
  (home) => owner === "*" || existsSync(new URL(`${home}/${owner}/src`, import.meta.url)),
);

/** What late code alone imports: Vite does not find it ahead, and where it finds it later, it reloads the running tests. */
const late = ["dropdown-menu", "hover-card", "popover"].map((part) => `@plaza/ui-kit > radix-ui/${part}`);

export default {
  framework: "@storybook/react-vite",
  // A pattern for each: Storybook matches by the folder that a pattern begins with.
  stories: homes.map((home) => `${home}/${owner}/src/**/*.stories.tsx`),
  addons: ["@storybook/addon-vitest", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: sourcePlugins(), optimizeDeps: { include: late } }),
} satisfies StorybookConfig;
