export { type ApiClient, type ApiClientOptions, createApiClient, type PostOptions } from "./api-client.ts";
export { ApiError, type ApiErrorDetails, type ApiErrorKind } from "./api-error.ts";
export { categoryTreeQuery, departmentsQuery, publicDataQuery, siteConfigurationQuery } from "./bootstrap-queries.ts";
export {
  type ActivityProducts,
  type ActivityProductsParams,
  fetchActivityProducts,
} from "./calls/activity-products.ts";
export {
  addAddress,
  type AddressUpdate,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from "./calls/address-changes.ts";
export { fetchAddress, fetchAddresses } from "./calls/addresses.ts";
export { type ArticleDetail, type ArticleRecommendation, fetchArticle } from "./calls/article.ts";
export { type ArticleCategory, fetchArticleCategories } from "./calls/article-categories.ts";
export { type ArticlesParams, type ArticleSummary, fetchArticles } from "./calls/articles.ts";
export { type Banner, type BannerPosition, type BannerWords, fetchBanners } from "./calls/banners.ts";
export { fetchCart } from "./calls/cart.ts";
export {
  addToCart,
  type CartAddition,
  type CartLineChange,
  type CartSelection,
  changeCartLine,
  deleteCartLines,
  selectCartLines,
} from "./calls/cart-changes.ts";
export { previewCart, type PreviewedLine } from "./calls/cart-preview.ts";
export { type CategoryProductsParams, fetchCategoryProducts } from "./calls/category-products.ts";
export { type Category, type Department, fetchCategoryTree, fetchDepartments } from "./calls/category-tree.ts";
export { type ColumnProductsParams, fetchColumnProducts } from "./calls/column-products.ts";
export { claimCoupon, type CouponsParams, fetchCoupons } from "./calls/coupons.ts";
export { type Customer, fetchCustomer } from "./calls/customer.ts";
export { fetchFlashProducts, type FlashProductsParams } from "./calls/flash-products.ts";
export { fetchFlashSlots } from "./calls/flash-slots.ts";
export { fetchMyCoupons, type HeldCoupons, type HeldCouponsParams } from "./calls/held-coupons.ts";
export { fetchHome, type Home, type HomeShop } from "./calls/home.ts";
export { type Login, login, type SmsLogin, smsLogin } from "./calls/login.ts";
export { logout } from "./calls/logout.ts";
export { cancelOrder, confirmOrder, deleteOrder } from "./calls/order-changes.ts";
export { fetchOrder, type OrderDetail, type OrderRefund } from "./calls/order-detail.ts";
export { fetchOrders, type OrderCounts, type OrderFilter, type Orders, type OrdersParams } from "./calls/orders.ts";
export { fetchPaymentMethods, type PaymentMethod, type PaymentMethods } from "./calls/payment-methods.ts";
export { fetchPaymentStatus, type PaidOrder, type PaymentStatus } from "./calls/payment-status.ts";
export { fetchPolicy, type Policy, type PolicyKind } from "./calls/policy.ts";
export { fetchProductColumns, type ProductColumn } from "./calls/product-columns.ts";
export { fetchProductDetail, type ProductDetail } from "./calls/product-detail.ts";
export { fetchProductList, type ProductListParams } from "./calls/product-list.ts";
export { fetchPublicData, type PublicData } from "./calls/public-data.ts";
export { register, type Registration } from "./calls/register.ts";
export { type PasswordReset, resetPassword } from "./calls/reset-password.ts";
export { fetchReviews, type Review, type ReviewsParams } from "./calls/reviews.ts";
export { fetchReviewSummary, type ReviewOverview } from "./calls/review-summary.ts";
export { settle, type SettlementParams } from "./calls/settlement.ts";
export { fetchShop, type Shop } from "./calls/shop.ts";
export { fetchShopCategories } from "./calls/shop-categories.ts";
export { fetchShops, type ShopCard, type ShopsParams } from "./calls/shops.ts";
export { fetchSiteConfiguration, type HomeShows, type SiteConfiguration } from "./calls/site-configuration.ts";
export { sendSmsCode, type SmsCodeScene, type SmsCodeWish } from "./calls/sms-code.ts";
export { type PaymentParams, type PaymentStart, startPayment } from "./calls/start-payment.ts";
export { type OrderRemark, remarkLimit, type Submission, submitOrder } from "./calls/submit-order.ts";
export { fetchSuggestions, type SuggestedProduct, type SuggestedShop, type Suggestions } from "./calls/suggestions.ts";
export { fetchTracking, type Tracking, type TrackingEvent } from "./calls/tracking.ts";
export { fetchWallet, type Wallet } from "./calls/wallet.ts";
export {
  fetchWalletEntries,
  type WalletDirection,
  type WalletEntriesParams,
  type WalletEntry,
} from "./calls/wallet-entries.ts";
export { type CheckoutLine, type CheckoutRequest, writeCheckoutRequest } from "./checkout-request.ts";
export { customerFreshness, customerInvalidations, customerKeys } from "./customer-keys.ts";
export type { ActivityArea } from "./entities/activity-area.ts";
export { type Address, addressLimits, type AddressParts } from "./entities/address.ts";
export type { Cart, CartShop } from "./entities/cart.ts";
export type { CartLine, Unavailability } from "./entities/cart-line.ts";
export type { Coupon, CouponScope } from "./entities/coupon.ts";
export type { DeliveryKind } from "./entities/delivery-kind.ts";
export type { FlashProduct } from "./entities/flash-product.ts";
export type { FlashSlot, FlashSlotState, FlashSlotTime } from "./entities/flash-slot.ts";
export type { HeldCoupon, HeldCouponState } from "./entities/held-coupon.ts";
export type { Named } from "./entities/named.ts";
export type { CouponClaim, CouponValidity, OfferedCoupon } from "./entities/offered-coupon.ts";
export type { Order, OrderShop } from "./entities/order.ts";
export type { OrderActions } from "./entities/order-actions.ts";
export type { OrderLine } from "./entities/order-line.ts";
export type { OrderState } from "./entities/order-state.ts";
export type { PriceKind } from "./entities/price-kind.ts";
export type { ProductCard } from "./entities/product-card.ts";
export type { ProductOption } from "./entities/product-option.ts";
export type { ProductShop } from "./entities/product-shop.ts";
export type { ReviewSummary } from "./entities/review-summary.ts";
export type { Settlement, SettlementShop } from "./entities/settlement.ts";
export type { SettlementLine } from "./entities/settlement-line.ts";
export type { ShopBanner } from "./entities/shop-banner.ts";
export type { Sku } from "./entities/sku.ts";
export { type Extension, isAnnounced } from "./extensions.ts";
export { freshness } from "./freshness.ts";
export { invalidations, queryKeys } from "./query-keys.ts";
export { readCheckoutRequest } from "./read-checkout-request.ts";
export type { BannerLink } from "./wire/banner-link.ts";
export type { DecodeContext, Decoder } from "./wire/decode.ts";
export type { Page } from "./wire/page.ts";
export type { PaymentForm } from "./wire/payment-form.ts";
export type { PaymentSubject } from "./wire/payment-subject.ts";
export type { ProductSort } from "./wire/product-sort.ts";
export type { Query, WireBody, WireValue } from "./wire/request.ts";
export type { ReviewFilter } from "./wire/review-filter.ts";
