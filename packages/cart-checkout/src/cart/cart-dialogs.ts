// Exported by one module, so that they are one chunk: the dialogs of the cart, and what it and checkout show late.
export { CheckoutOffer, CouponHints } from "../coupons/coupon-hints.tsx";
export { BelowCart } from "./below-cart.tsx";
export { SaveForLater } from "./later/save-for-later.tsx";
/** The dialogs of this screen, as one lazily loaded chunk. */
export { OptionDialog } from "./option-dialog.tsx";
export { RemoveDialog } from "./remove-dialog.tsx";
export { addOption } from "./add-option.ts";
