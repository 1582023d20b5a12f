export { type Action, type ActionOptions, useAction } from "./actions/use-action.ts";
export { type CouponClaim, useCouponClaim } from "./actions/use-coupon-claim.ts";
export {
  createIdempotencyKeys,
  type IdempotencyKeys,
  type UseIdempotencyKey,
  useIdempotencyKey,
} from "./actions/use-idempotency-key.ts";
export { useKeptClaim } from "./actions/use-kept-claim.ts";
export { useUpload } from "./actions/use-upload.ts";
export type { Address, AddressLink } from "./addresses/address.ts";
export type { Addresses, AddressName, AnyAddressLink } from "./addresses/address-table.ts";
export { addressPath } from "./addresses/address-path.ts";
export { couponView } from "./addresses/coupon-view.ts";
export { idSearch } from "./addresses/id-search.ts";
export { mountedLink, type MountedLink, type MountedPaths, useMounted, useMountedPath } from "./addresses/mounted.ts";
export { pageNumber } from "./addresses/page-number.ts";
export { positiveInteger } from "./addresses/positive-integer.ts";
export type {
  AfterSalesApplicationSearch,
  AfterSalesRequestSearch,
  AfterSalesSearch,
  ReviewsSearch,
  WalletSearch,
  WithdrawalSearch,
  AfterSalesType,
  CartSearch,
  CategorySearch,
  CheckoutSearch,
  CompareSearch,
  CouponCentreSearch,
  CouponsSearch,
  CouponsType,
  FlashSaleSearch,
  FavouritesSearch,
  FilterSearch,
  HelpSearch,
  IdSearch,
  ListSearch,
  MerchantApplicationSearch,
  MerchantApplicationsSearch,
  NewsSearch,
  NoticesSearch,
  OrderLinkSearch,
  OrdersSearch,
  OrdersType,
  PageSize,
  PaymentSearch,
  PolicySearch,
  PolicyType,
  ProductSearch,
  SearchListSearch,
  ShopSearch,
  ShopStreetSearch,
  ShopView,
  SpecialAreaSearch,
} from "./addresses/searches.ts";
export * as to from "./addresses/to.ts";
export { announces, lacks, useAnnounced } from "./announced.ts";
export { breadcrumbData, type Crumb } from "./breadcrumb-data.ts";
export { accountLayout, defaultLayout, rootRoute, streetLayout, userLayout, voidLayout } from "./anchors.ts";
export { ChunkError, importNeeded, reloadForChunk } from "./lazy/chunk-failure.ts";
export { reloadOnceAMinute } from "./lazy/reload-once-a-minute.ts";
export type {
  ConversationSubject,
  ConversationTopic,
  PageDocument,
  RouteScripts,
  StorefrontContext,
  UrlStyle,
} from "./context.ts";
export { mayAskAgainAt, type SentCode } from "./sms-code/sent-code.ts";
export { type SmsCode, useSmsCode } from "./sms-code/use-sms-code.ts";
export { type CheckoutRequest, writeCheckoutRequest } from "./checkout-request.ts";
export { documentTitle } from "./document-title.ts";
export { pageAnswers, whenHydrated } from "./lazy/hydration.ts";
export {
  CompareSwitch,
  CompareTick,
  type CompareTickProps,
  CompareTray,
  type FavouriteSlotProps,
  FlashSaleAlert,
  NoticesLink,
  ProductAlert,
  type ProductAlertProps,
  StockAlert,
  type StockAlertProps,
  ProductFavourite,
  ShopFollow,
} from "./controls/shopper-controls.ts";
export { type LateSlot, lateSlot } from "./lazy/late-slot.ts";
export { lazyLoader, prefetchLoaders } from "./lazy/lazy-loader.ts";
export { type LazyModule, lazyModule } from "./lazy/lazy-module.ts";
export { isLazyPage, type LazyPage, lazyPage } from "./lazy/lazy-page.ts";
export { type LazyPart, lazyPart, type PageWithParts, partsOf, withParts } from "./lazy/lazy-part.ts";
export { type LazyUse, useLazyModule } from "./lazy/use-lazy-module.ts";
export type { LoaderMatch } from "./loader-match.ts";
export { imagePath, type ImageSource, imageSource, imageWidths, platformImageFolders } from "./image-source.ts";
export { pageAddress } from "./page-address.ts";
export { loadedHead, pageHead, type PageSummary, structuredDataScript } from "./page-head.ts";
export type { ReactionMeta } from "./reaction-meta.ts";
export { fieldsOf, keepForLogin, readTab, takeAfterLogin, writeTab } from "./tab-storage.ts";
export { readCheckoutRequest } from "./read-checkout-request.ts";
export { useAnswer } from "./use-answer.ts";
export { customersOnly, type Session, visitorSession } from "./session.ts";
export { loadMessages } from "./load-messages.ts";
