import { type MovedAddressParams, movedAddressQuery } from "@plaza/api-client";
import { type AddressLink, hasExtension, type StorefrontContext } from "@plaza/routing";
import { redirect } from "@tanstack/react-router";

/**
 * The id that an id was merged into, where the platform knows of it; null: it has not moved, or nobody can say. It is asked only
 * where the page would be missing otherwise.
 */
export async function findMovedAddress(
  context: StorefrontContext,
  { kind, id }: MovedAddressParams,
): Promise<number | null> {
  if (!(await hasExtension(context, "moved_addresses"))) return null;
  const { api, queryClient } = context;
  return queryClient.ensureQueryData(movedAddressQuery(api, { kind, id })).catch(() => null);
}

/** Leads to the address of what an id was merged into, for good. */
export async function followMovedAddress(
  context: StorefrontContext,
  moved: MovedAddressParams,
  address: (id: number) => AddressLink,
): Promise<void> {
  const current = await findMovedAddress(context, moved);
  if (current !== null) throw redirect({ ...address(current), statusCode: 301, replace: true });
}
