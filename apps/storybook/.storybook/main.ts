import { sourcePlugins } from "@plaza/tooling/vite";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

/** One package's stories when its own test asks for them, all otherwise. */
const owner = process.env["PLAZA_STORIES"] ?? "*";

export default {
  framework: "@storybook/react-vite",
  stories: [`../../../{packages,apps}/${owner}/src/**/*.stories.tsx`],
  addons: ["@storybook/addon-vitest", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: sourcePlugins() }),
} satisfies StorybookConfig;
