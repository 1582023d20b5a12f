export { wireAddress } from "./wire-address.ts";
export { wireCoupon, wireHeldCoupon } from "./wire-coupon.ts";
export { wireOrder, wireOrderLine } from "./wire-order.ts";
export { wireProduct } from "./wire-product.ts";
