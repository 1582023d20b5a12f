import { userEvent as simulated } from "storybook/test";

/** What both the browser's and the simulated input can do. */
export interface Input {
  readonly click: (element: Element) => Promise<void>;
  readonly dblClick: (element: Element) => Promise<void>;
  readonly hover: (element: Element) => Promise<void>;
  readonly unhover: (element: Element) => Promise<void>;
  readonly keyboard: (keys: string) => Promise<unknown>;
  readonly upload: (element: HTMLElement, files: File[]) => Promise<void>;
  readonly tab: (options?: { readonly shift?: boolean }) => Promise<void>;
}

/** Whether the story runs as a test, with the browser's own mouse and keyboard. */
export const inputIsReal = "__vitest_browser__" in window;

/**
 * The browser's own input in a test, so that `:hover`, `:focus-visible`, Escape in a dialog and Enter in a form are the real
 * ones. In the Storybook that a person looks at it is simulated; what cannot be simulated is then left to the person.
 */
export async function input(): Promise<Input> {
  if (!inputIsReal) return simulated;
  const { userEvent } = await import("vitest/browser");
  return userEvent;
}

/** Drags one element onto another. Only where the input is real. */
export async function drag(element: Element, onto: Element): Promise<void> {
  const { userEvent } = await import("vitest/browser");
  await userEvent.dragAndDrop(element, onto);
}

/** A press just above an element. Only where the input is real. */
export async function pressBeside(element: Element): Promise<void> {
  const { userEvent } = await import("vitest/browser");
  await userEvent.click(element, { position: { x: 4, y: -4 } });
}
