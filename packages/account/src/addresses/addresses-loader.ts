import type { StorefrontContext } from "@plaza/routing";
import { addressesQuery } from "./address-queries.ts";

export async function loadAddresses({ api, queryClient }: StorefrontContext): Promise<void> {
  await queryClient.ensureQueryData(addressesQuery(api));
}
