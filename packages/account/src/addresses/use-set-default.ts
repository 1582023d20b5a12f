import { type Address, addressesQuery, type ApiClient, setDefaultAddress } from "@plaza/api-client";
import { useAction } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import { renewAddresses } from "./renew-addresses.ts";

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
