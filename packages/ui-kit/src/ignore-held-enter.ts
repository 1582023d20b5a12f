import type { KeyboardEvent } from "react";

/** A key that is held down repeats itself, and would press a button, or send a form, many times a second. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
