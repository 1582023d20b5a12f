export { changeAvatar } from "./account/change-avatar.ts";
export { changeMobile, type MobileChange } from "./account/change-mobile.ts";
export { changeProfile, type ProfileChange } from "./account/change-profile.ts";
export { type Customer, customerQuery, fetchCustomer } from "./account/customer.ts";
export { endOtherSessions, endSession } from "./account/end-sessions.ts";
export type { Gender } from "./account/gender.ts";
export { type Login, login } from "./account/login.ts";
export { logout } from "./account/logout.ts";
export { register, type Registration } from "./account/register.ts";
export { type PasswordReset, resetPassword } from "./account/reset-password.ts";
export { sendSmsCode, type SmsCodeRequest, type SmsCodeScene } from "./account/sms-code.ts";
export { type CustomerSession, fetchSessions, sessionsQuery } from "./account/sessions.ts";
export { type SmsLogin, smsLogin } from "./account/sms-login.ts";
export { addAddress } from "./addresses/add-address.ts";
export type { Address, AddressParts } from "./addresses/address.ts";
export { addressesQuery, fetchAddresses } from "./addresses/addresses.ts";
export { deleteAddress } from "./addresses/delete-address.ts";
export { setDefaultAddress } from "./addresses/set-default-address.ts";
export { type AddressUpdate, updateAddress } from "./addresses/update-address.ts";
export {
  type AfterSales,
  type AfterSalesEntry,
  type AfterSalesLine,
  type AfterSalesList,
  type AfterSalesParams,
  afterSalesQuery,
  type AfterSalesSummary,
  fetchAfterSales,
} from "./after-sales/after-sales.ts";
export type { AfterSalesEvent } from "./after-sales/after-sales-event.ts";
export {
  type AfterSalesDeadline,
  type AfterSalesRefund,
  type AfterSalesRequest,
  afterSalesRequestQuery,
  fetchAfterSalesRequest,
  type ReturnAddress,
  type SentReturn,
} from "./after-sales/after-sales-request.ts";
export type { AfterSalesShop } from "./after-sales/after-sales-shop.ts";
export type { AfterSalesKind, AfterSalesState } from "./after-sales/after-sales-state.ts";
export type { Application } from "./after-sales/application.ts";
export {
  type ApplicationForm,
  applicationFormQuery,
  type ApplicationSubject,
  fetchApplicationForm,
} from "./after-sales/application-form.ts";
export { applyForAfterSales, type NewApplication } from "./after-sales/apply.ts";
export { applyAgain, type RepeatedApplication } from "./after-sales/apply-again.ts";
export { revokeAfterSales, type Revocation } from "./after-sales/revoke.ts";
export { type ReturnShipment, sendReturn } from "./after-sales/send-return.ts";
export type { Alert, AlertKind } from "./alerts/alert.ts";
export { alertStateQuery, fetchAlertState } from "./alerts/alert-state.ts";
export { type Alerts, alertsQuery, fetchAlerts, type SetAlert } from "./alerts/alerts.ts";
export { type AlertChange, changeAlert } from "./alerts/change-alert.ts";
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type PostOptions,
  type UploadOptions,
} from "./api-client.ts";
export { ApiError, type ApiErrorDetails, type ApiErrorKind, platformMessage } from "./api-error.ts";
export type { Call } from "./call.ts";
export { addToCart, type CartAddition, fillCart, type FilledCart } from "./cart/add-to-cart.ts";
export { afterAddition } from "./cart/after-addition.ts";
export type { Cart, CartShop } from "./cart/cart.ts";
export type { CartLine, Unavailability } from "./cart/cart-line.ts";
export { cartPreviewQuery, previewCart, type PreviewedLine } from "./cart/cart-preview.ts";
export { type CartLineChange, changeCartLine } from "./cart/change-cart-line.ts";
export { cartQuery, fetchCart } from "./cart/customer-cart.ts";
export { deleteCartLines } from "./cart/delete-cart-lines.ts";
export { fetchLater, laterQuery } from "./cart/later.ts";
export { type MovedLine, moveToCart } from "./cart/move-to-cart.ts";
export { removeLater } from "./cart/remove-later.ts";
export { saveForLater } from "./cart/save-for-later.ts";
export { type CartSelection, selectCartLines } from "./cart/select-cart-lines.ts";
export { type Category, categoryTreeQuery, fetchCategoryTree } from "./categories/category-tree.ts";
export { type Department, departmentsQuery, fetchDepartments } from "./categories/departments.ts";
export type { ChatAgent } from "./chat/chat-agent.ts";
export { type ChatConfiguration, fetchChatConfiguration } from "./chat/chat-configuration.ts";
export type { ChatContent, ChatOrder, ChatProduct } from "./chat/chat-content.ts";
export { type ChatHistory, type ChatHistoryParams, fetchChatHistory } from "./chat/chat-history.ts";
export type { ChatRecord } from "./chat/chat-record.ts";
export type { ChatSide } from "./chat/chat-side.ts";
export { type ChatUnread, chatUnreadQuery, fetchChatUnread } from "./chat/chat-unread.ts";
export { type ClientFrame, type OutgoingContent, writeClientFrame } from "./chat/client-frame.ts";
export { readServerFrame, type ServerFrame } from "./chat/server-frame.ts";
export type { CheckoutLine } from "./checkout/checkout-line.ts";
export type { DeliveryKind } from "./checkout/delivery-kind.ts";
export type { OpeningHours } from "./shops/opening-hours.ts";
export type { ShopPlace } from "./shops/shop-place.ts";
export { settle, type SettlementParams, settlementQuery } from "./checkout/settle.ts";
export type { Settlement, SettlementCoupon, SettlementShop } from "./checkout/settlement.ts";
export type { SettlementLine } from "./checkout/settlement-line.ts";
export { type OrderRemark, remarkLimit, type Submission, submitOrder } from "./checkout/submit-order.ts";
export { articleQuery, fetchArticle } from "./content/article.ts";
export { articleCategoriesQuery, type ArticleCategory, fetchArticleCategories } from "./content/article-categories.ts";
export type { ArticleDetail, ArticleRecommendation, ArticleTitle } from "./content/article-detail.ts";
export type { ArticleSummary } from "./content/article-summary.ts";
export { articlesQuery, type ArticlesParams, fetchArticles } from "./content/articles.ts";
export { fetchHelpArticle, helpArticleQuery } from "./content/help-article.ts";
export { fetchHelpArticles, type HelpArticlesParams, helpArticlesQuery } from "./content/help-articles.ts";
export { fetchHelpCategories, helpCategoriesQuery } from "./content/help-categories.ts";
export {
  fetchPrivacyPolicy,
  fetchServicePolicy,
  type Policy,
  privacyPolicyQuery,
  servicePolicyQuery,
} from "./content/policy.ts";
export { type HelpFeedback, sendHelpFeedback } from "./content/send-help-feedback.ts";
export { claimCoupon, type CouponToClaim } from "./coupons/claim-coupon.ts";
export {
  type CentreCoupon,
  type ClaimLimit,
  type CouponCentreParams,
  couponCentreQuery,
  fetchCouponCentre,
} from "./coupons/coupon-centre.ts";
export type { Coupon, CouponScope } from "./coupons/coupon.ts";
export { couponsQuery, type CouponsParams, fetchCoupons } from "./coupons/coupons.ts";
export type { HeldCoupon, HeldCouponState } from "./coupons/held-coupon.ts";
export { fetchMyCoupons, type HeldCoupons, type HeldCouponsParams, myCouponsQuery } from "./coupons/my-coupons.ts";
export type { CouponClaim, CouponValidity, OfferedCoupon } from "./coupons/offered-coupon.ts";
export { changeFavourites, type FavouriteChange } from "./favourites/change-favourites.ts";
export { changeFollows, type FollowChange } from "./favourites/change-follows.ts";
export { type FavouriteState, fetchFavouriteState } from "./favourites/favourite-state.ts";
export {
  type Favourite,
  type FavouriteCounts,
  type FavouriteFilter,
  type Favourites,
  favouritesQuery,
  type FavouritesParams,
  fetchFavourites,
} from "./favourites/favourites.ts";
export {
  fetchFollowedShops,
  type FollowedShop,
  type FollowedShops,
  followedShopsQuery,
  type FollowedShopsParams,
} from "./favourites/followed-shops.ts";
export { askForDataCopy } from "./account-data/ask-data-copy.ts";
export {
  type DataCopy,
  dataCopyQuery,
  type DataCopyState,
  fetchDataCopy,
  type OwnDataCopy,
} from "./account-data/data-copy.ts";
export {
  type AccountDeletion,
  accountDeletionQuery,
  type DeletionLoss,
  type DeletionObstacle,
  fetchAccountDeletion,
} from "./account-data/deletion.ts";
export { deleteAccount } from "./account-data/delete-account.ts";
export type { Identity } from "./account-data/identity.ts";
export { keepAccount } from "./account-data/keep-account.ts";
export { deleteNotices, type NoticeChoice, type NoticeDeletion, readNotices } from "./notices/mark-notices.ts";
export type { NoticeKind } from "./notices/notice-kind.ts";
export {
  changeNoticeSetting,
  fetchNoticeSettings,
  type NoticeSetting,
  type NoticeSettingChange,
  type NoticeSettings,
  noticeSettingsQuery,
} from "./notices/notice-settings.ts";
export { fetchNotices, type Notice, type Notices, noticesQuery, type NoticesParams } from "./notices/notices.ts";
export { fetchUnreadCount, unreadCountQuery } from "./notices/unread-count.ts";
export { fetchLinkedOrder, type LinkedOrder, linkedOrderQuery, type LinkedParcel } from "./order-links/linked-order.ts";
export type { OrderLink } from "./order-links/order-link.ts";
export { sendOrderLink } from "./order-links/send-order-link.ts";
export { cancelOrder } from "./orders/cancel-order.ts";
export { confirmOrder } from "./orders/confirm-order.ts";
export { deleteOrder } from "./orders/delete-order.ts";
export type { Order, OrderShop } from "./orders/order.ts";
export type { OrderActions } from "./orders/order-actions.ts";
export {
  fetchOrder,
  type LateRefund,
  type OrderDetail,
  type OrderInvoice,
  orderQuery,
  type OrderRefund,
} from "./orders/order-detail.ts";
export type { OrderLine } from "./orders/order-line.ts";
export type { OrderState } from "./orders/order-state.ts";
export type { OrderStanding } from "./orders/standing.ts";
export type { TimelineEntry, TimelineKind } from "./orders/timeline.ts";
export {
  fetchOrders,
  type OrderCounts,
  type OrderFilter,
  type Orders,
  ordersQuery,
  type OrdersParams,
} from "./orders/orders.ts";
export { fetchTracking, type Tracking, type TrackingEvent, trackingQuery } from "./orders/tracking.ts";
export type { PaymentForm } from "./payments/payment-form.ts";
export {
  fetchPaymentMethods,
  type PaymentMethod,
  type PaymentMethods,
  paymentMethodsQuery,
} from "./payments/payment-methods.ts";
export {
  fetchPaymentStatus,
  type PaidOrder,
  type PaymentStatus,
  type StartedPayment,
  paymentStatusQuery,
} from "./payments/payment-status.ts";
export type { Payable, PaymentSubject, TopUpSubject } from "./payments/payment-subject.ts";
export { type PaymentParams, type PaymentStart, startPayment } from "./payments/start-payment.ts";
export { type PlatformEvent, staleAfter } from "./platform-event.ts";
export {
  categoryProductsQuery,
  type CategoryProductsParams,
  fetchCategoryProducts,
} from "./products/category-products.ts";
export { columnProductsQuery, type ColumnProductsParams, fetchColumnProducts } from "./products/column-products.ts";
export {
  type FacetCategory,
  type FacetOption,
  type Facets,
  facetsQuery,
  type FacetsParams,
  type FacetValue,
  fetchFacets,
  type PriceBucket,
} from "./products/facets.ts";
export type { PriceKind } from "./products/price-kind.ts";
export { fetchOffers, type Offer, offersQuery, type SkuOffers } from "./products/offers.ts";
export {
  type DeliveryRegion,
  fetchPersonalOffers,
  type NamedDeliveryRegion,
  type PersonalOffer,
  type PersonalOffers,
  personalOffersQuery,
  type PersonalOffersParams,
} from "./products/personal-offers.ts";
export type { ProductCard } from "./products/product-card.ts";
export type { ProductPage } from "./products/product-page.ts";
export { fetchProductColumns, type ProductColumn, productColumnsQuery } from "./products/product-columns.ts";
export { fetchGoneProduct, type GoneProduct, goneProductQuery } from "./products/gone-product.ts";
export { countSearch, type SearchReport } from "./products/count-search.ts";
export { countView } from "./products/count-view.ts";
export type { ProductFilters } from "./products/product-filters.ts";
export { fetchProductIds, type ProductIdsParams } from "./products/product-ids.ts";
export { fetchPriceHistory, type PricedDays, priceHistoryQuery } from "./products/price-history.ts";
export {
  fetchProductDetail,
  type ProductDetail,
  productDetailQuery,
  sharedProductDetailQuery,
} from "./products/product-detail.ts";
export {
  fetchProductList,
  type FoundProducts,
  type ProductListParams,
  productListQuery,
  type SearchMeaning,
} from "./products/product-list.ts";
export type { ProductOption } from "./products/product-option.ts";
export type { ProductShop } from "./products/product-shop.ts";
export type { ProductSort } from "./products/product-sort.ts";
export type { Sku } from "./products/sku.ts";
export {
  fetchSuggestions,
  type SuggestedProduct,
  type SuggestedShop,
  type Suggestions,
  suggestionsQuery,
} from "./products/suggestions.ts";
export type { ActivityArea } from "./promotions/activity-area.ts";
export {
  type ActivityProducts,
  activityProductsQuery,
  type ActivityProductsParams,
  fetchActivityProducts,
} from "./promotions/activity-products.ts";
export type { FlashProduct } from "./promotions/flash-product.ts";
export { fetchFlashProducts, flashProductsQuery, type FlashProductsParams } from "./promotions/flash-products.ts";
export type { FlashSlot, FlashSlotState, FlashSlotTime } from "./promotions/flash-slot.ts";
export { fetchFlashSlots, flashSlotsQuery } from "./promotions/flash-slots.ts";
export type { PlatformQuery, PlatformQueryKey, QueryDefinition } from "./query.ts";
export { fetchOwnReviewState, type OwnReviewState } from "./reviews/own-review-state.ts";
export { type ReportReason, reportReview, type ReviewReport } from "./reviews/report-review.ts";
export type { ReviewChoice, ReviewOrder } from "./reviews/review-choice.ts";
export {
  fetchReviewFacets,
  type ReviewFacets,
  type ReviewFacetsParams,
  reviewFacetsQuery,
} from "./reviews/review-facets.ts";
export type { ReviewFilter } from "./reviews/review-filter.ts";
export { fetchReviewOverview, type ReviewOverview, reviewOverviewQuery } from "./reviews/review-overview.ts";
export { type ChangedReview, changeReview } from "./reviews/change-review.ts";
export { followUpReview, type ReviewFollowUp } from "./reviews/follow-up-review.ts";
export {
  fetchOwnReviews,
  type OwnReview,
  type OwnReviews,
  ownReviewsQuery,
  type ReviewPicture,
} from "./reviews/own-reviews.ts";
export {
  fetchPendingReviews,
  type OwnReviewsParams,
  type PendingLine,
  type PendingOrder,
  type PendingReviews,
  pendingReviewsQuery,
  type ReviewedShop,
} from "./reviews/pending-reviews.ts";
export { type NewReview, publishReview } from "./reviews/publish-review.ts";
export { removeReview } from "./reviews/remove-review.ts";
export type { ReviewCounts } from "./reviews/review-counts.ts";
export { fetchReviewForm, type ReviewForm, reviewFormQuery } from "./reviews/review-form.ts";
export { reviewLimits, type ReviewRatings, type ReviewWriting } from "./reviews/review-writing.ts";
export type { ReviewSummary } from "./reviews/review-summary.ts";
export { fetchReviews, type FollowUp, type Review, reviewsQuery, type ReviewsParams } from "./reviews/reviews.ts";
export { type ReviewVote, voteForReview } from "./reviews/vote-for-review.ts";
export { fetchShop, type Shop, shopQuery } from "./shops/shop.ts";
export type { ShopBanner } from "./shops/shop-banner.ts";
export { fetchShopCategories, shopCategoriesQuery } from "./shops/shop-categories.ts";
export { fetchShops, type ShopCard, type ShopSort, shopsQuery, type ShopsParams } from "./shops/shops.ts";
export { fetchTrades, tradesQuery } from "./shops/trades.ts";
export type { BannerLink } from "./site/banner-link.ts";
export { type Banner, type BannerPosition, bannersQuery, type BannerText, fetchBanners } from "./site/banners.ts";
export { type CustomerService, customerServiceQuery, fetchCustomerService } from "./site/customer-service.ts";
export { type DemoCustomer, demoCustomersQuery, fetchDemoCustomers } from "./site/demo-customers.ts";
export type { Extension } from "./site/extensions.ts";
export { fetchHome, type Home, homeQuery, type HomeShop, type ShopPick } from "./site/home.ts";
export {
  fetchShopCustomerService,
  type ShopCustomerService,
  shopCustomerServiceQuery,
} from "./site/shop-customer-service.ts";
export { readSessionEnd, type SessionEnd } from "./wire/session-end.ts";
export { fetchPublicData, type PublicData, publicDataQuery } from "./site/public-data.ts";
export {
  fetchSiteConfiguration,
  type HomeShows,
  isAnnounced,
  type ServicePromises,
  type SiteConfiguration,
  siteConfigurationQuery,
} from "./site/site-configuration.ts";
export type { ImportNeeded } from "./import-needed.ts";
export { askForInvoice, type InvoiceRequest } from "./invoices/ask-for-invoice.ts";
export {
  type CreditNote,
  fetchInvoice,
  type Invoice,
  invoiceQuery,
  type InvoiceTitle,
  type InvoiceType,
  type IssuedInvoice,
} from "./invoices/invoice.ts";
export {
  invoiceDownload,
  type LinkedDownload,
  linkedInvoiceDownload,
  type WantedDocument,
} from "./invoices/invoice-download.ts";
export { fetchLinkedInvoice, linkedInvoiceQuery } from "./invoices/linked-invoice.ts";
export {
  fetchMerchantApplication,
  type MerchantApplication,
  merchantApplicationQuery,
  type MerchantApplicationRequest,
} from "./merchants/application.ts";
export type { MerchantApplicationState } from "./merchants/application-state.ts";
export {
  fetchMerchantApplications,
  type ListedMerchantApplication,
  type MerchantApplicationsRequest,
  merchantApplicationsQuery,
} from "./merchants/applications.ts";
export {
  applyAsMerchant,
  correctMerchantApplication,
  type MerchantApplicationCorrection,
  withdrawMerchantApplication,
  type MerchantApplicationField,
  type NewMerchantApplication,
  rejectedApplicationField,
} from "./merchants/apply.ts";
export { fetchMerchantTreaty, type MerchantTreaty, merchantTreatyQuery } from "./merchants/treaty.ts";
export { type ImageToUpload, uploadImage, type UploadedImage, type UploadPurpose } from "./files/upload-image.ts";
export { fetchTopUps, requestTopUp, type TopUp, type TopUpParams, topUpsQuery } from "./wallet/top-up.ts";
export { fetchTopUpChoices, topUpChoicesQuery } from "./wallet/top-up-choices.ts";
export { cancelUsdtTopUp } from "./usdt/cancel-usdt-top-up.ts";
export { createUsdtTopUp, type NewUsdtTopUp } from "./usdt/create-usdt-top-up.ts";
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
export { fetchUsdtTopUps, usdtTopUpsQuery, type UsdtTopUpsParams } from "./usdt/usdt-top-ups.ts";
export { fetchWallet, type Wallet, walletQuery } from "./wallet/wallet.ts";
export {
  fetchWalletEntries,
  type WalletDirection,
  walletEntriesQuery,
  type WalletEntriesParams,
  type WalletEntry,
  type WalletSubject,
} from "./wallet/wallet-entries.ts";
export { sendBack, sendBackByLink, type SentBack } from "./withdrawal/send-back.ts";
export { type Withdrawal, withdraw, withdrawByLink, type WithdrawnLine } from "./withdrawal/withdraw.ts";
export {
  fetchLinkedWithdrawal,
  fetchWithdrawal,
  linkedWithdrawalQuery,
  type PastWithdrawal,
  type WithdrawalInfo,
  type WithdrawalLine,
  withdrawalQuery,
  type ReplacedRequest,
} from "./withdrawal/withdrawal-info.ts";
export {
  fetchLinkedReceipt,
  fetchWithdrawalReceipt,
  type LinkedReceiptParams,
  linkedReceiptQuery,
  type WithdrawalReceipt,
  withdrawalReceiptQuery,
} from "./withdrawal/withdrawal-receipt.ts";
export type { DecodeContext, Decoder } from "./wire/decode.ts";
export { idempotencyKey } from "./wire/idempotency-key.ts";
export type { Named } from "./wire/named.ts";
export type { Page } from "./wire/page.ts";
export type { Reading } from "./wire/reading.ts";
export type { Query, WireBody, WireValue } from "./wire/request.ts";
export type { HtmlCleaner, HtmlMemory, RichTextImage, SafeHtml } from "./wire/rich-text.ts";
export type { Envelope } from "./wire/envelope.ts";
