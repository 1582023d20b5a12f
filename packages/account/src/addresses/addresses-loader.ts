import { type Address, addressesQuery, ApiError } from "@plaza/api-client";
import { importOrReload, type LoaderMatch, type PageSummary } from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";
import { screenTitle } from "../titles.ts";

export async function loadAddresses({ context }: LoaderMatch): Promise<PageSummary> {
  const { api, queryClient, locale, i18n } = context;
  const summary = { title: screenTitle(i18n, "addresses") };
  let addresses: readonly Address[];
  try {
    addresses = await queryClient.ensureQueryData(addressesQuery(api));
  } catch (error) {
    // A platform that cannot list them may still take another, so the page says so and stays.
    if (error instanceof ApiError && error.kind === "transport") return summary;
    throw error;
  }
  await Promise.all(
    addresses.map((address) => queryClient.prefetchQuery(writtenAddressQuery(address, locale, importOrReload))),
  );
  return summary;
}
