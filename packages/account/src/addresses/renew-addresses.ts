import { staleAfter } from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";

/** Refetches whatever shows addresses; where that fails, the old ones stay. */
export async function renewAddresses(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: staleAfter("address-change") });
}

/** Waits for a change, then for the refetch. A failed change refetches, too: the address may be gone already. */
export async function changed(queryClient: QueryClient, change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    void renewAddresses(queryClient);
    throw error;
  }
  await renewAddresses(queryClient);
}
