import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

export interface CartSelection {
  /** At least one, because the platform rejects an empty list. */
  readonly lineIds: readonly number[];
  readonly selected: boolean;
}

export const selectCartLines = postCall("cart/selected", {
  body: ({ lineIds, selected }: CartSelection) => ({ cart_id: lineIds, selected: selected ? 1 : 0 }),
  decode: nothing,
});
