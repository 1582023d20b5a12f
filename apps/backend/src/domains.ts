import { addressDomain } from "./addresses/domain.ts";
import { afterSaleDomain } from "./after-sales/domain.ts";
import { agentDomain } from "./agents/domain.ts";
import { alertDomain } from "./alerts/domain.ts";
import { applicationDomain } from "./applications/domain.ts";
import { authenticationDomain } from "./authentication/domain.ts";
import { cartDomain } from "./cart/domain.ts";
import { catalogDomain } from "./catalog/domain.ts";
import { chatDomain } from "./chat/domain.ts";
import { checkoutDomain } from "./checkout/domain.ts";
import { codeDomain } from "./codes/domain.ts";
import { contentDomain } from "./content/domain.ts";
import { couponDomain } from "./coupons/domain.ts";
import { customerDomain } from "./customers/domain.ts";
import { demoTracesDomain } from "./demo-traces/domain.ts";
import { composeDomains } from "./domain/compose-domains.ts";
import { favouriteDomain } from "./favourites/domain.ts";
import { fileDomain } from "./files/domain.ts";
import { importDomain } from "./imports/domain.ts";
import { invalidationDomain } from "./invalidations/domain.ts";
import { invoiceDomain } from "./invoices/domain.ts";
import { merchandisingDomain } from "./merchandising/domain.ts";
import { merchantDomain } from "./merchants/domain.ts";
import { noticeDomain } from "./notices/domain.ts";
import { offerDomain } from "./offers/domain.ts";
import { orderDomain } from "./orders/domain.ts";
import { orderLinkDomain } from "./order-links/domain.ts";
import { paymentDomain } from "./payments/domain.ts";
import { personalDataDomain } from "./personal-data/domain.ts";
import { priceHistoryDomain } from "./price-history/domain.ts";
import { productPageDomain } from "./product-page/domain.ts";
import { productSearchDomain } from "./product-search/domain.ts";
import { profileDomain } from "./profile/domain.ts";
import { promotionDomain } from "./promotions/domain.ts";
import { rateLimitDomain } from "./rate-limits/domain.ts";
import { reviewDomain } from "./reviews/domain.ts";
import { sandboxDomain } from "./sandbox/domain.ts";
import { searchCountDomain } from "./search-counts/domain.ts";
import { settingsDomain } from "./settings/domain.ts";
import { deskFiguresDomain } from "./desk-figures/domain.ts";
import { shelfDomain } from "./shelf/domain.ts";
import { shopOpeningDomain } from "./shop-opening/domain.ts";
import { shopPagesDomain } from "./shop-pages/domain.ts";
import { siteDomain } from "./site/domain.ts";
import { suggestionDomain } from "./suggestions/domain.ts";
import { usdtDomain } from "./usdt/domain.ts";
import { walletDomain } from "./wallet/domain.ts";
import { withdrawalDomain } from "./withdrawals/domain.ts";

/** Everything the platform is made of, in the order in which operators see settings and commands. */
export const platform = composeDomains([
  siteDomain,
  rateLimitDomain,
  customerDomain,
  codeDomain,
  noticeDomain,
  authenticationDomain,
  profileDomain,
  walletDomain,
  addressDomain,
  merchantDomain,
  shopOpeningDomain,
  productSearchDomain,
  searchCountDomain,
  catalogDomain,
  merchandisingDomain,
  promotionDomain,
  reviewDomain,
  shelfDomain,
  favouriteDomain,
  priceHistoryDomain,
  alertDomain,
  productPageDomain,
  shopPagesDomain,
  contentDomain,
  couponDomain,
  suggestionDomain,
  cartDomain,
  checkoutDomain,
  offerDomain,
  orderDomain,
  afterSaleDomain,
  paymentDomain,
  sandboxDomain,
  usdtDomain,
  withdrawalDomain,
  orderLinkDomain,
  agentDomain,
  applicationDomain,
  chatDomain,
  deskFiguresDomain,
  importDomain,
  invoiceDomain,
  personalDataDomain,
  fileDomain,
  settingsDomain,
  invalidationDomain,
  demoTracesDomain,
]);
