import type { Address } from "@plaza/api-client";

/** How many fit into two rows, beside the way to a new one. */
const most = 5;

/** The default first, then the newest. */
export function sortedAddresses(addresses: readonly Address[]): readonly Address[] {
  return addresses.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault) || other.id - one.id);
}

/** The first ones, the chosen among them. */
export function firstAddresses(addresses: readonly Address[], chosenId: number | null): readonly Address[] {
  const sorted = sortedAddresses(addresses);
  const first = sorted.slice(0, most);
  const chosen = sorted.find(({ id }) => id === chosenId);
  return chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, most - 1), chosen];
}

/** Of the address that was added last. */
export function newestId(addresses: readonly Address[]): number | null {
  return addresses.length === 0 ? null : Math.max(...addresses.map(({ id }) => id));
}
