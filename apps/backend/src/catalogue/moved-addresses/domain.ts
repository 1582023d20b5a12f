import type { Domain } from "../../platform/domain/domain.ts";
import { anyMethod } from "../../platform/http/call.ts";
import { handleMovedAddress } from "./moved-address-call.ts";

/** Where addresses lead whose category, brand or article was merged into another one. */
export const movedAddressDomain = {
  name: "moved-addresses",
  calls: { "address/moved": anyMethod(handleMovedAddress) },
} satisfies Domain;
