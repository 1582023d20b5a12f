export * from "./account-data/data-copy.ts";
export * from "./account-data/deletion.ts";
export * from "./account/customer.ts";
export type { Destination } from "./account/destination.ts";
export * from "./account/login.ts";
export * from "./account/sessions.ts";
export { type Address, addressesQuery, type AddressParts, fetchAddresses } from "./addresses/address-book.ts";
export * from "./addresses/address-changes.ts";
export * from "./after-sales/after-sales-actions.ts";
export type { AfterSalesEvent } from "./after-sales/after-sales-event.ts";
export * from "./after-sales/after-sales-request.ts";
export type { AfterSalesKind, AfterSalesShop, AfterSalesState } from "./after-sales/after-sales-state.ts";
export * from "./after-sales/after-sales.ts";
export {
  type Application,
  type ApplicationForm,
  applicationFormQuery,
  type ApplicationSubject,
  fetchApplicationForm,
} from "./after-sales/application-form.ts";
export * from "./alerts/alerts.ts";
export * from "./api-client.ts";
export * from "./api-error.ts";
export type { Call } from "./call.ts";
export type { CartLine, Unavailability } from "./cart/cart-line.ts";
export { cartPreviewQuery, previewCart, type PreviewedLine } from "./cart/cart-preview.ts";
export {
  addToCart,
  afterAddition,
  type Cart,
  type CartAddition,
  type CartLineChange,
  cartQuery,
  type CartSelection,
  type CartShop,
  changeCartLine,
  deleteCartLines,
  fetchCart,
  fillCart,
  type FilledCart,
  selectCartLines,
} from "./cart/cart.ts";
export * from "./cart/saved-for-later.ts";
export * from "./categories/categories.ts";
export { type ChatAgent, type ChatConfiguration, fetchChatConfiguration } from "./chat/chat-configuration.ts";
export type { ChatContent, ChatOrder, ChatProduct } from "./chat/chat-content.ts";
export * from "./chat/chat-history.ts";
export type { ChatRecord, ChatSide } from "./chat/chat-record.ts";
export * from "./chat/chat-unread.ts";
export { type ClientFrame, type OutgoingContent, writeClientFrame } from "./chat/client-frame.ts";
export * from "./chat/server-frame.ts";
export type { DeliveryKind } from "./checkout/delivery-kind.ts";
export { type CheckoutLine, settle, type SettlementParams, settlementQuery } from "./checkout/settle.ts";
export type { SettlementLine } from "./checkout/settlement-line.ts";
export type { Settlement, SettlementCoupon, SettlementShop } from "./checkout/settlement.ts";
export * from "./checkout/submit-order.ts";
export {
  articleCategoriesQuery,
  type ArticleCategory,
  type ArticleDetail,
  articleQuery,
  type ArticleRecommendation,
  type ArticlesParams,
  articlesQuery,
  type ArticleSummary,
  type ArticleTitle,
  fetchArticle,
  fetchArticleCategories,
  fetchArticles,
} from "./content/articles.ts";
export * from "./content/help.ts";
export * from "./content/moved-address.ts";
export * from "./content/moved-article.ts";
export * from "./content/policy.ts";
export * from "./coupons/coupon-centre.ts";
export type { Coupon, CouponScope } from "./coupons/coupon.ts";
export {
  claimCoupon,
  type CouponClaim,
  type CouponsParams,
  couponsQuery,
  type CouponToClaim,
  type CouponValidity,
  fetchCoupons,
  type OfferedCoupon,
} from "./coupons/coupons.ts";
export type { HeldCoupon, HeldCouponState } from "./coupons/held-coupon.ts";
export { fetchMyCoupons, type HeldCoupons, type HeldCouponsParams, myCouponsQuery } from "./coupons/my-coupons.ts";
export * from "./favourites/favourites.ts";
export * from "./favourites/followed-shops.ts";
export * from "./files/upload-image.ts";
export * from "./import-needed.ts";
export * from "./invoices/invoice-download.ts";
export * from "./invoices/invoice.ts";
export * from "./merchants/application.ts";
export * from "./merchants/apply.ts";
export * from "./merchants/treaty.ts";
export * from "./notices/notice-settings.ts";
export {
  deleteNotices,
  fetchNotices,
  fetchUnreadCount,
  type Notice,
  type NoticeChoice,
  type NoticeDeletion,
  type NoticeAbout,
  type NoticeKind,
  type Notices,
  type NoticesParams,
  noticesQuery,
  readNotices,
  unreadCountQuery,
} from "./notices/notices.ts";
export {
  fetchLinkedOrder,
  type LinkedOrder,
  linkedOrderQuery,
  type LinkedParcel,
  type OrderLink,
  sendOrderLink,
} from "./order-links/linked-order.ts";
export * from "./orders/order-detail.ts";
export type { OrderLine } from "./orders/order-line.ts";
export type { Order, OrderActions, OrderShop, OrderState } from "./orders/order.ts";
export * from "./orders/orders.ts";
export type { OrderStanding } from "./orders/standing.ts";
export type { TimelineEntry, TimelineKind } from "./orders/timeline.ts";
export * from "./orders/tracking.ts";
export * from "./payments/payment-methods.ts";
export * from "./payments/payment-status.ts";
export { type PaymentForm, type PaymentParams, type PaymentStart, startPayment } from "./payments/start-payment.ts";
export * from "./platform-event.ts";
export * from "./products/beacons.ts";
export * from "./products/category-products.ts";
export * from "./products/facets.ts";
export * from "./products/gone-product.ts";
export * from "./products/offers.ts";
export * from "./products/personal-offers.ts";
export * from "./products/price-history.ts";
export * from "./products/price-kind.ts";
export type { ProductCard } from "./products/product-card.ts";
export * from "./products/product-columns.ts";
export * from "./products/product-detail.ts";
export type { ProductFilters } from "./products/product-filters.ts";
export * from "./products/product-list.ts";
export type { ProductPage, ProductSort } from "./products/product-page.ts";
export type { ProductShop } from "./products/product-shop.ts";
export type { ProductOption, Sku } from "./products/sku.ts";
export * from "./products/suggestions.ts";
export {
  type ActivityArea,
  type ActivityProducts,
  type ActivityProductsParams,
  activityProductsQuery,
  fetchActivityProducts,
} from "./promotions/activity-products.ts";
export {
  fetchFlashProducts,
  type FlashProduct,
  type FlashProductsParams,
  flashProductsQuery,
} from "./promotions/flash-products.ts";
export {
  fetchFlashSlots,
  type FlashSlot,
  flashSlotsQuery,
  type FlashSlotState,
  type FlashSlotTime,
} from "./promotions/flash-slots.ts";
export type { PlatformQuery, PlatformQueryKey, QueryDefinition } from "./query.ts";
export * from "./reviews/own-review-state.ts";
export * from "./reviews/own-reviews.ts";
export {
  fetchPendingReviews,
  type OwnReviewsParams,
  type PendingLine,
  type PendingOrder,
  type PendingReviews,
  pendingReviewsQuery,
  type ReviewedShop,
} from "./reviews/pending-reviews.ts";
export * from "./reviews/review-facets.ts";
export * from "./reviews/review-form.ts";
export {
  fetchReviewOverview,
  type ReviewCounts,
  type ReviewOverview,
  reviewOverviewQuery,
} from "./reviews/review-overview.ts";
export type { ReviewFilter } from "./reviews/review-filter.ts";
export type { ReviewSummary } from "./reviews/review-summary.ts";
export * from "./reviews/review-writing.ts";
export {
  fetchReviews,
  type FollowUp,
  type Review,
  type ReviewChoice,
  type ReviewOrder,
  type ReviewsParams,
  reviewsQuery,
} from "./reviews/reviews.ts";
export type { OpeningHours, ShopAddress } from "./shops/shop-address.ts";
export * from "./shops/shop.ts";
export * from "./shops/shops.ts";
export * from "./site/banners.ts";
export * from "./site/customer-service.ts";
export * from "./site/demo-customers.ts";
export * from "./site/home.ts";
export type { HomeBlock } from "./site/home-blocks.ts";
export * from "./site/preview.ts";
export * from "./site/public-data.ts";
export * from "./site/site-configuration.ts";
export { fetchUsdtTerms, type UsdtNetwork, type UsdtTerms, usdtTermsQuery } from "./usdt/usdt-terms.ts";
export {
  fetchUsdtTopUp,
  type UsdtTopUp,
  type UsdtTopUpDetail,
  usdtTopUpQuery,
  type UsdtTopUpState,
  type UsdtTransfer,
  type UsdtTransferState,
} from "./usdt/usdt-top-up.ts";
export * from "./usdt/usdt-top-ups.ts";
export * from "./wallet/top-up.ts";
export * from "./wallet/wallet-entries.ts";
export * from "./wallet/wallet.ts";
export type { DecodeContext, Decoder } from "./wire/decode.ts";
export type { Envelope } from "./wire/envelope.ts";
export type { Named } from "./wire/id-name.ts";
export { idempotencyKey } from "./wire/idempotency.ts";
export type { Page } from "./wire/page.ts";
export * from "./wire/reading.ts";
export type { Query, WireBody, WireValue } from "./wire/request.ts";
export type { AnswerCleaner, SafeHtml } from "./wire/rich-text.ts";
export * from "./wire/session-end.ts";
export * from "./withdrawal/withdraw.ts";
export * from "./withdrawal/withdrawal-info.ts";
export {
  fetchLinkedReceipt,
  fetchWithdrawalReceipt,
  type LinkedReceiptParams,
  linkedReceiptQuery,
  type WithdrawalReceipt,
  withdrawalReceiptQuery,
} from "./withdrawal/withdrawal-receipt.ts";
