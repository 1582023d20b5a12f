import type { ApiClient } from "../api-client.ts";
import { type Address, address } from "../entities/address.ts";
import { usableRows } from "../wire/decode.ts";

const addresses = usableRows(address);

/** All of the customer's, oldest first. */
export function fetchAddresses(api: ApiClient, signal?: AbortSignal): Promise<readonly Address[]> {
  return api.get("user_address/lists", {}, addresses, signal);
}

export function fetchAddress(api: ApiClient, addressId: number, signal?: AbortSignal): Promise<Address> {
  return api.get("user_address/detail", { id: addressId }, address, signal);
}
