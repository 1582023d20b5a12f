/* The calls of the desk: those of agents (namespace `kefuapi`) and those of shops and operators (`deskapi`). */
export * from "./agent-frames.ts";
export * from "./audit.ts";
export * from "./bulk-changes.ts";
export * from "./cash-terms.ts";
export {
  type CategorySellers,
  categorySellersQuery,
  fetchCategorySellers,
  fetchSellerMisfits,
  saveCategorySellers,
  type SellerMisfits,
  sellerMisfitsQuery,
} from "./category-sellers.ts";
export * from "./change-shop-order.ts";
export * from "./colleagues.ts";
export type { ConversationRow } from "./conversation-row.ts";
export type { NewestTest, TestOutcome, TestResult } from "./connection-tests.ts";
export * from "./conversations.ts";
export * from "./desk-accounts.ts";
export * from "./desk-customer.ts";
export * from "./desk-login.ts";
export { type DeskRecord, type DeskRecords, type DeskRecordsParams, fetchDeskRecords } from "./desk-records.ts";
export * from "./desk-user.ts";
export * from "./first-operator.ts";
export type { LanguageTexts } from "./language-texts.ts";
export * from "./freight.ts";
export * from "./home-document.ts";
export * from "./home-page.ts";
export type { HomeThing } from "./home-thing.ts";
export * from "./mail-templates.ts";
export * from "./marketplace-attributes.ts";
export * from "./marketplace-brands.ts";
export * from "./marketplace-categories.ts";
export * from "./marketplace-pictures.ts";
export * from "./marketplace-products.ts";
export * from "./marketplace-shops.ts";
export * from "./marketplace-trades.ts";
export type { NamedProduct } from "./named-product.ts";
export * from "./special-areas.ts";
export * from "./member-levels.ts";
export * from "./flash-calendar.ts";
export type {
  FlashOffer,
  FlashOfferState,
  FlashOpening,
  FlashSlotTimes,
  OfferedSku,
  SkuToOffer,
} from "./flash-offer.ts";
export * from "./flash-offers.ts";
export * from "./message-channels.ts";
export * from "./missing-terms.ts";
export * from "./notice-campaigns.ts";
export * from "./own-account.ts";
export type { FactorProof, PasskeyOptions } from "./passkeys.ts";
export * from "./payment-providers.ts";
export * from "./platform-figures.ts";
export * from "./policies.ts";
export type { EditedTexts } from "./edited-texts.ts";
export * from "./article-categories.ts";
export * from "./article-list.ts";
export * from "./edited-article.ts";
export * from "./presence.ts";
export type { PreviewAddresses } from "./preview-addresses.ts";
export {
  approveProducts,
  type ApprovalOutcome,
  fetchProductToApprove,
  type ProductApproval,
  type ProductContent,
  type RefusedProduct,
  type ProductToApprove,
  productToApproveQuery,
  refuseProduct,
  setShopApprovalRule,
  type ShopApprovalRule,
  shopApprovalRules,
} from "./product-approvals.ts";
export * from "./product-form.ts";
export * from "./product-imports.ts";
export * from "./quick-replies.ts";
export * from "./received-applications.ts";
export * from "./reported-reviews.ts";
export {
  type CategoryDocuments,
  categoryDocumentsQuery,
  documentMisfitsQuery,
  fetchCategoryDocuments,
  fetchDocumentMisfits,
  removeRequiredDocument,
  type RequiredDocument,
  saveRequiredDocument,
} from "./required-documents.ts";
export * from "./search-rules.ts";
export {
  acceptShopDocument,
  fetchOwnDocuments,
  fetchShopDocuments,
  fetchWaitingDocuments,
  ownDocumentsQuery,
  refuseShopDocument,
  sendShopDocument,
  type ShopDocument,
  shopDocumentsQuery,
  type ShownDocument,
  uploadShopDocument,
  waitingDocumentsQuery,
} from "./shop-documents.ts";
export * from "./shop-contact.ts";
export * from "./shop-page.ts";
export * from "./shop-terms.ts";
export * from "./searches.ts";
export type { SeenRevision } from "./seen-revision.ts";
export * from "./second-factors.ts";
export * from "./starter-sets.ts";
export * from "./settings.ts";
export * from "./listings.ts";
export * from "./shop-addresses.ts";
export * from "./shop-after-sales.ts";
export * from "./shop-coupons.ts";
export * from "./shop-figures.ts";
export * from "./shop-invitations.ts";
export * from "./shop-order-detail.ts";
export type { ShopOrder, ShopOrderLine } from "./shop-order.ts";
export * from "./shop-orders.ts";
export * from "./shop-reviews.ts";
export * from "./stock.ts";
export type { Takedown } from "./takedown.ts";
export * from "./team.ts";
export * from "./transfers.ts";
