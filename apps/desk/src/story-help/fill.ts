import { userEvent } from "storybook/test";

/** Writes something else into a field. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
