import type { QueryClient } from "@tanstack/react-query";
import { expect, waitFor } from "storybook/test";

/** Until the one change that was pressed has failed: what is shown at once and undone then looks as before the press. */
export async function untilChangeFailed(loaded: Readonly<Record<string, unknown>>): Promise<void> {
  const { options } = loaded["router"] as { options: { context: { queryClient: QueryClient } } };
  const changes = options.context.queryClient.getMutationCache();
  await waitFor(() => expect(changes.getAll().map(({ state }) => state.status)).toEqual(["error"]));
}
