import type { Address } from "@plaza/api-client";

/** How many fit into two rows beside the card for a new address. */
const maxShown = 5;

/** The default address first, then from the newest on. */
export function sortedAddresses(addresses: readonly Address[]): readonly Address[] {
  return addresses.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault) || other.id - one.id);
}

/** The addresses that are shown at first, the chosen one among them. */
export function firstAddresses(addresses: readonly Address[], chosenId: number | null): readonly Address[] {
  const sorted = sortedAddresses(addresses);
  const first = sorted.slice(0, maxShown);
  const chosen = sorted.find(({ id }) => id === chosenId);
  return chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, maxShown - 1), chosen];
}

/** The id of the address that was added last. */
export function newestId(addresses: readonly Address[]): number | null {
  return addresses.length === 0 ? null : Math.max(...addresses.map(({ id }) => id));
}
