import { type Address, addressesQuery, type ApiClient, setDefaultAddress, staleAfter } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importOrReload, useAction } from "@plaza/routing";
import { joinAddress, writtenAddressQuery } from "@plaza/shopping/written-address";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";

/** The addresses with this one as their only default, as the platform will answer. */
function withDefault(addresses: readonly Address[], addressId: number): readonly Address[] {
  return addresses.map((address) => ({ ...address, isDefault: address.id === addressId }));
}

/** Makes another address the default: at once on the screen, and undone if the call fails. */
export function useSetDefault(api: ApiClient): (address: Address) => void {
  const queryClient = useQueryClient();
  const { queryKey } = addressesQuery(api);
  const { run } = useAction({
    mutationFn: ({ id }: Address) => setDefaultAddress(api, id),
    repetition: "same",
    // The calls of several presses run one after the other, so that the last press decides.
    scope: { id: "default-address" },
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before !== undefined) queryClient.setQueryData(queryKey, withDefault(before, id));
      return before;
    },
    onError: (_error, _address, before) => {
      if (before !== undefined) queryClient.setQueryData(queryKey, before);
    },
    onSettled: () => renewAddresses(queryClient),
  });
  return run;
}

/** Refetches whatever shows addresses; where that fails, the old ones stay. */
async function renewAddresses(queryClient: QueryClient): Promise<void> {
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

export function useWrittenAddress(address: Address): string {
  const { data } = useQuery(writtenAddressQuery(address, useLocale(), importOrReload));
  return data ?? joinAddress(address, "zh");
}
