import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Whether shoppers can order there. */
export const setShopOpen = postCall("shop/set_open", {
  body: ({ isOpen }: { readonly isOpen: boolean }) => ({ is_open: isOpen ? 1 : 0 }),
  decode: nothing,
});
