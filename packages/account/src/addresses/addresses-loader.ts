import { addressesQuery } from "@plaza/api-client";
import type { LoaderMatch } from "@plaza/routing";

export async function loadAddresses({ context: { api, queryClient } }: LoaderMatch): Promise<void> {
  await queryClient.ensureQueryData(addressesQuery(api));
}
