import { addressDomain } from "./identity/addresses/domain.ts";
import { afterSaleDomain } from "./service/after-sales/domain.ts";
import { agentDomain } from "./identity/agents/domain.ts";
import { alertDomain } from "./buying/alerts/domain.ts";
import { applicationDomain } from "./selling/applications/domain.ts";
import { attributeDomain } from "./catalogue/attributes/domain.ts";
import { auditDomain } from "./platform/audit/domain.ts";
import { authenticationDomain } from "./identity/authentication/domain.ts";
import { campaignDomain } from "./service/campaigns/domain.ts";
import { cartDomain } from "./buying/cart/domain.ts";
import { cashOnDeliveryDomain } from "./money/cash-on-delivery/domain.ts";
import { brandDomain } from "./catalogue/brands/domain.ts";
import { categoryDomain } from "./catalogue/categories/domain.ts";
import { categoryRemovalDomain } from "./catalogue/category-removal/domain.ts";
import { starterSetDomain } from "./catalogue/starter-sets/domain.ts";
import { tradeDomain } from "./selling/trades/domain.ts";
import { catalogDomain } from "./catalogue/products/domain.ts";
import { chatDomain } from "./service/chat/domain.ts";
import { checkoutDomain } from "./buying/checkout/domain.ts";
import { codeDomain } from "./identity/codes/domain.ts";
import { contentDomain } from "./catalogue/content/domain.ts";
import { couponDomain } from "./buying/coupons/domain.ts";
import { customerDomain } from "./identity/customers/domain.ts";
import { demoTracesDomain } from "./demo/traces/domain.ts";
import { composeDomains } from "./platform/domain/compose-domains.ts";
import { favouriteDomain } from "./buying/favourites/domain.ts";
import { firstOperatorDomain } from "./identity/first-operator/domain.ts";
import { fileDomain } from "./platform/files/domain.ts";
import { homeDomain } from "./catalogue/home/domain.ts";
import { importDomain } from "./selling/imports/domain.ts";
import { freightDomain } from "./selling/freight/domain.ts";
import { invalidationDomain } from "./platform/invalidations/domain.ts";
import { turnDomain } from "./platform/turns/domain.ts";
import { movedAddressDomain } from "./catalogue/moved-addresses/domain.ts";
import { invoiceDomain } from "./money/invoices/domain.ts";
import { memberLevelDomain } from "./identity/member-levels/domain.ts";
import { merchandisingDomain } from "./selling/merchandising/domain.ts";
import { merchantDomain } from "./selling/merchants/domain.ts";
import { newShopDomain } from "./selling/new-shops/domain.ts";
import { messagesDomain } from "./service/messages/domain.ts";
import { noticeDomain } from "./platform/notices/domain.ts";
import { offerDomain } from "./catalogue/offers/domain.ts";
import { orderDomain } from "./buying/orders/domain.ts";
import { orderLinkDomain } from "./buying/order-links/domain.ts";
import { orderMailDomain } from "./buying/order-mails/domain.ts";
import { paymentDomain } from "./money/payments/domain.ts";
import { personalDataDomain } from "./identity/personal-data/domain.ts";
import { policyDomain } from "./identity/policies/domain.ts";
import { presenceDomain } from "./identity/presence/domain.ts";
import { previewDomain } from "./platform/previews/domain.ts";
import { priceHistoryDomain } from "./catalogue/price-history/domain.ts";
import { productPageDomain } from "./catalogue/product-page/domain.ts";
import { productSearchDomain } from "./catalogue/product-search/domain.ts";
import { profileDomain } from "./identity/profile/domain.ts";
import { promotionDomain } from "./catalogue/promotions/domain.ts";
import { rateLimitDomain } from "./platform/rate-limits/domain.ts";
import { reviewDomain } from "./catalogue/reviews/domain.ts";
import { sandboxDomain } from "./money/sandbox/domain.ts";
import { searchCountDomain } from "./catalogue/search-counts/domain.ts";
import { settingsDomain } from "./platform/operator-settings/domain.ts";
import { deskFiguresDomain } from "./selling/desk-figures/domain.ts";
import { approvalDomain } from "./selling/approvals/domain.ts";
import { categorySellerDomain } from "./selling/category-sellers/domain.ts";
import { productFormDomain } from "./selling/product-form/domain.ts";
import { requiredDocumentDomain } from "./selling/required-documents/domain.ts";
import { shopTermsDomain } from "./selling/shop-terms/domain.ts";
import { shopContactDomain } from "./selling/shop-contact/domain.ts";
import { shopPageDomain } from "./selling/shop-page/domain.ts";
import { flashSessionDomain } from "./selling/flash-sessions/domain.ts";
import { takedownDomain } from "./selling/takedowns/domain.ts";
import { bulkChangeDomain } from "./selling/bulk-changes/domain.ts";
import { stockDomain } from "./selling/stock/domain.ts";
import { listingsDomain } from "./selling/listings/domain.ts";
import { shopOpeningDomain } from "./selling/shop-opening/domain.ts";
import { shopPagesDomain } from "./catalogue/shop-pages/domain.ts";
import { siteDomain } from "./catalogue/site/domain.ts";
import { suggestionDomain } from "./catalogue/suggestions/domain.ts";
import { usdtDomain } from "./money/usdt/domain.ts";
import { walletDomain } from "./money/wallet/domain.ts";
import { withdrawalDomain } from "./service/withdrawals/domain.ts";

/** Everything the platform is made of, in the order in which operators see settings and commands. */
export const platform = composeDomains([
  siteDomain,
  rateLimitDomain,
  customerDomain,
  codeDomain,
  noticeDomain,
  previewDomain,
  policyDomain,
  authenticationDomain,
  profileDomain,
  walletDomain,
  addressDomain,
  merchantDomain,
  newShopDomain,
  freightDomain,
  shopOpeningDomain,
  productSearchDomain,
  searchCountDomain,
  catalogDomain,
  movedAddressDomain,
  categoryDomain,
  brandDomain,
  attributeDomain,
  categoryRemovalDomain,
  tradeDomain,
  starterSetDomain,
  memberLevelDomain,
  merchandisingDomain,
  promotionDomain,
  reviewDomain,
  listingsDomain,
  bulkChangeDomain,
  stockDomain,
  approvalDomain,
  categorySellerDomain,
  requiredDocumentDomain,
  shopPageDomain,
  shopContactDomain,
  shopTermsDomain,
  takedownDomain,
  flashSessionDomain,
  favouriteDomain,
  priceHistoryDomain,
  alertDomain,
  productPageDomain,
  shopPagesDomain,
  contentDomain,
  homeDomain,
  couponDomain,
  suggestionDomain,
  campaignDomain,
  cartDomain,
  checkoutDomain,
  offerDomain,
  orderDomain,
  afterSaleDomain,
  paymentDomain,
  cashOnDeliveryDomain,
  sandboxDomain,
  usdtDomain,
  withdrawalDomain,
  orderLinkDomain,
  orderMailDomain,
  messagesDomain,
  agentDomain,
  presenceDomain,
  firstOperatorDomain,
  applicationDomain,
  chatDomain,
  deskFiguresDomain,
  importDomain,
  productFormDomain,
  invoiceDomain,
  personalDataDomain,
  fileDomain,
  settingsDomain,
  auditDomain,
  invalidationDomain,
  turnDomain,
  demoTracesDomain,
]);
