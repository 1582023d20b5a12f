import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

export const deleteAddress = postCall("user_address/del", {
  body: (addressId: number) => ({ id: addressId }),
  decode: nothing,
});
