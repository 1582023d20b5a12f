import { type Address, addressesQuery, ApiError } from "@plaza/api-client";
import { importNeeded, type LoaderMatch } from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";

export async function loadAddresses({ context: { api, queryClient, locale } }: LoaderMatch): Promise<void> {
  let addresses: readonly Address[];
  try {
    addresses = await queryClient.ensureQueryData(addressesQuery(api));
  } catch (error) {
    // A platform that cannot list them may still take another, so the page says so and stays.
    if (error instanceof ApiError && error.kind === "transport") return;
    throw error;
  }
  await Promise.all(
    addresses.map((address) => queryClient.prefetchQuery(writtenAddressQuery(address, locale, importNeeded))),
  );
}
