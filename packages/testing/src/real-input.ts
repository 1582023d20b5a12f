import { userEvent as simulated } from "storybook/test";

/** What both the browser's and the simulated input can do. */
export interface Input {
  readonly click: (element: Element) => Promise<void>;
  readonly dblClick: (element: Element) => Promise<void>;
  readonly hover: (element: Element) => Promise<void>;
  readonly unhover: (element: Element) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly keyboard: (keys: string) => Promise<unknown>;
  readonly tab: () => Promise<void>;
}

/**
 * The browser's own keys and mouse in a test: Enter sends a form and Escape closes a dialog only when they are real. In
 * the Storybook that a person looks at they are simulated.
 */
export async function realInput(): Promise<Input> {
  const input: Input = "__vitest_browser__" in window ? (await import("vitest/browser")).userEvent : simulated;
  return {
    click: (element) => input.click(shown(element)),
    dblClick: (element) => input.dblClick(shown(element)),
    hover: (element) => input.hover(shown(element)),
    unhover: (element) => input.unhover(shown(element)),
    type: (element, text) => input.type(shown(element), text),
    keyboard: (keys) => input.keyboard(keys),
    tab: () => input.tab(),
  };
}

/** The browser looks an element up again by its place in the document, and says nothing of use where it has none. */
function shown(element: Element): Element {
  if (element.isConnected) return element;
  throw new Error("The element was replaced before it was pressed: wait for what replaces it first");
}
