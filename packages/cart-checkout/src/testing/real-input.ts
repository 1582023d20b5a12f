import { userEvent as simulated } from "storybook/test";

/** Whether a story runs as a test, where keys and mouse are the browser's own. */
const inputIsReal = "__vitest_browser__" in window;

export interface Keys {
  readonly keyboard: (keys: string) => Promise<unknown>;
}

/**
 * The browser's own keys in a test: Escape closes a modal dialog only when it is a real one. In the Storybook that a
 * person looks at they are simulated.
 */
export async function realInput(): Promise<Keys> {
  return inputIsReal ? (await import("vitest/browser")).userEvent : simulated;
}
