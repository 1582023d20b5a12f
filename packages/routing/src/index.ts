export { type Action, type ActionOptions, useAction } from "./actions/use-action.ts";
export { type CouponClaim, useCouponClaim } from "./actions/use-coupon-claim.ts";
export { useKeptClaim } from "./actions/use-kept-claim.ts";
export type { Address, AddressLink } from "./addresses/address.ts";
export type { Addresses, AddressName, AnyAddressLink } from "./addresses/address-table.ts";
export { addressPath } from "./addresses/address-path.ts";
export { couponView } from "./addresses/coupon-view.ts";
export { idSearch } from "./addresses/id-search.ts";
export { mountedLink, type MountedLink, type MountedPaths, useMounted, useMountedPath } from "./addresses/mounted.ts";
export { positiveInteger } from "./addresses/positive-integer.ts";
export type {
  CartSearch,
  CategorySearch,
  CheckoutSearch,
  CouponCentreSearch,
  CouponsSearch,
  CouponsType,
  FlashSaleSearch,
  FavouritesSearch,
  HelpSearch,
  IdSearch,
  ListSearch,
  NewsSearch,
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
export { breadcrumbData, type Crumb } from "./breadcrumb-data.ts";
export { accountLayout, defaultLayout, rootRoute, streetLayout, userLayout, voidLayout } from "./anchors.ts";
export { ChunkError, importNeeded, reloadForChunk } from "./lazy/chunk-failure.ts";
export { reloadOnceAMinute } from "./lazy/reload-once-a-minute.ts";
export type { ConversationSubject, PageDocument, RouteScripts, StorefrontContext, UrlStyle } from "./context.ts";
export { type CheckoutRequest, writeCheckoutRequest } from "./checkout-request.ts";
export { documentTitle } from "./document-title.ts";
export { partAnswers, whenHydrated } from "./lazy/hydration.ts";
export { type FavouriteSlotProps, ProductHeart, ShopFollow } from "./favourites/favourite-slots.ts";
export { type LateSlot, lateSlot } from "./lazy/late-slot.ts";
export { lazyLoader } from "./lazy/lazy-loader.ts";
export { type LazyModule, lazyModule } from "./lazy/lazy-module.ts";
export { isLazyPage, type LazyPage, lazyPage } from "./lazy/lazy-page.ts";
export { type LazyPart, lazyPart } from "./lazy/lazy-part.ts";
export { type LazyUse, useLazyModule } from "./lazy/use-lazy-module.ts";
export type { LoaderMatch } from "./loader-match.ts";
export { imagePath, type ImageSource, imageSource, imageWidths, platformImageFolders } from "./image-source.ts";
export { pageAddress } from "./page-address.ts";
export { pageHead, type PageSummary, structuredDataScript } from "./page-head.ts";
export type { ReactionMeta } from "./reaction-meta.ts";
export { readCheckoutRequest } from "./read-checkout-request.ts";
export { customersOnly, type Session, visitorSession } from "./session.ts";
export { loadMessages } from "./load-messages.ts";
