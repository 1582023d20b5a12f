import type { Address } from "@plaza/api-client";

/** As the platform will answer: one default, all others none. */
export function withDefault(addresses: readonly Address[], addressId: number): readonly Address[] {
  return addresses.map((address) => ({ ...address, isDefault: address.id === addressId }));
}
