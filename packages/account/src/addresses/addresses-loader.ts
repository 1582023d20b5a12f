import type { LoaderMatch } from "@plaza/routing";
import { addressesQuery } from "./address-queries.ts";

export async function loadAddresses({ context: { api, queryClient } }: LoaderMatch): Promise<void> {
  await queryClient.ensureQueryData(addressesQuery(api));
}
