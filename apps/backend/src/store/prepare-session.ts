import type { ClientBase } from "pg";

/**
 * For a pool's `onConnect`, which waits for what is returned although its types do not say so.
 *
 * The default takes every page that is not next to the last one for a turn of a disk, and would rather read the words of
 * all products than ask the index of words.
 */
export function prepareSession(client: ClientBase): unknown {
  return client.query("set random_page_cost = 1.1");
}
