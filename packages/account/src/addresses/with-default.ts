import type { Address } from "@plaza/api-client";

/** The addresses with this one as their only default, as the platform will answer. */
export function withDefault(addresses: readonly Address[], addressId: number): readonly Address[] {
  return addresses.map((address) => ({ ...address, isDefault: address.id === addressId }));
}
