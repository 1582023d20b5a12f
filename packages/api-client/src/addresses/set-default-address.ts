import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

export const setDefaultAddress = postCall("user_address/setDefault", {
  body: (addressId: number) => ({ id: addressId }),
  decode: nothing,
});
