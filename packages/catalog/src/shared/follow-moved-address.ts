import { type MovedAddressParams, movedAddressQuery } from "@plaza/api-client";
import { type AddressLink, hasExtension, type StorefrontContext } from "@plaza/routing";
import { redirect } from "@tanstack/react-router";

/**
 * Leads to the address of what an id was merged into, for good, where the platform knows of it. It is asked only where the
 * page would be missing otherwise.
 */
export async function followMovedAddress(
  context: StorefrontContext,
  { kind, id }: MovedAddressParams,
  address: (id: number) => AddressLink,
): Promise<void> {
  if (!(await hasExtension(context, "moved_addresses"))) return;
  const { api, queryClient } = context;
  // Where nobody can say, the page is missing.
  const current = await queryClient.ensureQueryData(movedAddressQuery(api, { kind, id })).catch(() => null);
  if (current !== null) throw redirect({ ...address(current), statusCode: 301, replace: true });
}
