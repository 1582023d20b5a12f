import type { ClientBase } from "pg";

/**
 * For a pool's `onConnect`, which waits for what is returned although its types do not say so.
 *
 * The default of `random_page_cost` assumes a spinning disk, with which the planner reads the words of all products
 * rather than use the index of words.
 */
export function prepareSession(client: ClientBase): unknown {
  return client.query("set random_page_cost = 1.1");
}
