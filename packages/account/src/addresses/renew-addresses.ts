import { staleAfter } from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";

/** Whatever shows an address asks again; where that fails, it shows what it had. */
export async function renewAddresses(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: staleAfter("address-change") });
}

/** Waits for a change and for what is shown after it. One that was refused may mean an address that is gone already. */
export async function changed(queryClient: QueryClient, change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    void renewAddresses(queryClient);
    throw error;
  }
  await renewAddresses(queryClient);
}
