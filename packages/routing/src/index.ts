export { type Action, type ActionOptions, useAction } from "./actions/use-action.ts";
export { type CouponClaim, useCouponClaim } from "./actions/use-coupon-claim.ts";
export {
  createIdempotencyKeys,
  type IdempotencyKeys,
  type UseIdempotencyKey,
  useIdempotencyKey,
} from "./actions/use-idempotency-key.ts";
export { usePendingClaim } from "./actions/use-pending-claim.ts";
export { useSendFiles, useUpload } from "./actions/use-upload.ts";
export type { Address, AddressLink } from "./addresses/address.ts";
export type { Addresses, AddressName, AnyAddressLink } from "./addresses/address-table.ts";
export { addressPath } from "./addresses/address-path.ts";
export { couponView } from "./addresses/coupon-view.ts";
export { idSearch } from "./addresses/search-values.ts";
export {
  optionalLink,
  type OptionalLink,
  type RoutesByPath,
  useOptionalLink,
  useOptionalPath,
} from "./addresses/optional-link.ts";
export { pageNumber } from "./addresses/search-values.ts";
export { positiveInteger } from "./addresses/search-values.ts";
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
  ShopDirectorySearch,
  ShopView,
  SpecialAreaSearch,
} from "./addresses/searches.ts";
export * as to from "./addresses/to.ts";
export { hasExtension, isExtensionMissing, useExtension } from "./extensions.ts";
export { breadcrumbData, type Crumb } from "./page-head.ts";
export { accountLayout, defaultLayout, rootRoute, fullWidthLayout, userLayout, voidLayout } from "./layout-routes.ts";
export { ChunkError, importOrReload, reloadForChunk } from "./lazy/chunk-failure.ts";
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
export { documentTitle } from "./page-head.ts";
export { markPageHydrated, whenHydrated } from "./lazy/hydration.ts";
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
export { type ClientSlot, clientSlot } from "./lazy/client-slot.ts";
export { lazyLoader, prefetchLoaders } from "./lazy/lazy-loader.ts";
export { type LazyModule, lazyModule } from "./lazy/lazy-module.ts";
export { isLazyPage, type LazyPage, lazyPage } from "./lazy/lazy-page.ts";
export { type LazyPart, lazyPart, type PageWithParts, partsOf, withParts } from "./lazy/lazy-part.ts";
export { type LazyUse, useLazyModule } from "./lazy/lazy-module.ts";
export type { LoaderMatch } from "./loader-match.ts";
export { imagePath, type ImageSource, imageSource, imageWidths, platformImageFolders } from "./image-source.ts";
export { pageAddress } from "./page-head.ts";
export { loadedHead, pageHead, type PageSummary, structuredDataScript } from "./page-head.ts";
export type { ErrorMeta } from "./error-meta.ts";
export { fieldsOf, keepForLogin, readTab, takeAfterLogin, writeTab } from "./tab-storage.ts";
export { readCheckoutRequest } from "./read-checkout-request.ts";
export { useQueryData } from "./use-query-data.ts";
export { customersOnly, type Session, visitorSession } from "./session.ts";
export { loadMessages } from "./load-messages.ts";
