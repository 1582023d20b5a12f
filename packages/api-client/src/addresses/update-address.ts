import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";
import type { AddressParts } from "./address.ts";
import { addressBody } from "./address-body.ts";

export interface AddressUpdate extends AddressParts {
  readonly id: number;
}

export const updateAddress = postCall("user_address/update", {
  body: ({ id, ...parts }: AddressUpdate) => ({ id, ...addressBody(parts) }),
  decode: nothing,
});
