import type { BrowserContextOptions } from "@playwright/test";

/** The screens that Lighthouse's presets emulate, for everything that the lab opens itself. */
export const screens = {
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1350, height: 940 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

export type Screen = keyof typeof screens;
