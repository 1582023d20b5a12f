export { wireAddress } from "./wire-address.ts";
export {
  wireAfterSalesRequest,
  wireApplicableLine,
  wireApplicableOrder,
  wireListedRequest,
  wireRequestedLine,
} from "./wire-after-sales.ts";
export { wireApplication } from "./wire-application.ts";
export { wireCart, wireCartLine } from "./wire-cart.ts";
export { wireCoupon, wireHeldCoupon } from "./wire-coupon.ts";
export { wireCustomer } from "./wire-customer.ts";
export { wireFlashProduct, wireFlashSlot } from "./wire-flash-sale.ts";
export { wireCreditNote, wireInvoice } from "./wire-invoice.ts";
export { wireFavourite, wireListedProduct } from "./wire-listed-product.ts";
export { wireOrder, wireOrderDetail, wireOrderLine } from "./wire-order.ts";
export { wirePaidOrder, wirePaymentMethod, wirePaymentMethods, wirePaymentStatus } from "./wire-payment.ts";
export { wireProduct } from "./wire-product.ts";
export { wireReceivedApplication, wireReceivedApplicationDetail } from "./wire-received-application.ts";
export { wireOwnReview, wirePendingReview, wireReview, wireReviewForm } from "./wire-review.ts";
export { wireSettlementLine, wireSettlementShop } from "./wire-settlement.ts";
export { wireShopAfterSale } from "./wire-shop-after-sale.ts";
export { wireShopCoupon } from "./wire-shop-coupon.ts";
export { wireShopOrder, wireShopOrderLine } from "./wire-shop-order.ts";
export { wireShopReview } from "./wire-shop-review.ts";
export { wireFollowedShop, wireListedShop, wireShop } from "./wire-shop.ts";
export { wireWithdrawalInfo, wireWithdrawalLine } from "./wire-withdrawal.ts";
