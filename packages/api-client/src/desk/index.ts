/* The calls of the desk: those of agents (namespace `kefuapi`) and those of shops and operators (`deskapi`). */
export {
  addTeamMember,
  disableTeamMember,
  enableTeamMember,
  fetchTeam,
  type NewTeamMember,
  resetTeamPassword,
  type TeamMember,
  teamQuery,
} from "./team.ts";
export {
  beginConversation,
  closeShopOrder,
  correctParcel,
  deliverOrder,
  handOverOrder,
  type Parcel,
  type RejectedOrder,
  sendOrders,
  type SentOrders,
} from "./change-shop-order.ts";
export {
  type DeskLogin,
  type ForgottenDeskPassword,
  loginAtDesk,
  logOutOfDesk,
  replaceForgottenPassword,
  sendForgottenCode,
} from "./desk-login.ts";
export { type DeskAccount, deskAccountsQuery, fetchDeskAccounts, resetDeskAccount } from "./desk-accounts.ts";
export {
  changeOwnDeskMobile,
  changeOwnDeskPassword,
  type DeskSession,
  deskSessionsQuery,
  endDeskSession,
  endOtherDeskSessions,
  fetchDeskSessions,
  fetchOwnDeskAccount,
  type OwnDeskAccount,
  ownDeskAccountQuery,
  type OwnMobileChange,
  type OwnPasswordChange,
  sendDeskMobileCode,
} from "./own-account.ts";
export { type DeskRole, type DeskUser, deskUserQuery, fetchDeskUser } from "./desk-user.ts";
export {
  fetchProductImport,
  fetchProductImports,
  type ImportPictureToSend,
  productExportPath,
  type ProductFileToUpload,
  type ProductImport,
  type ProductImportCounts,
  type ProductImportDetail,
  type ProductImportProblem,
  productImportQuery,
  productImportsQuery,
  type ProductImportsParams,
  type ProductImportState,
  sendImportPicture,
  startProductImport,
  stopProductImport,
  uploadProductFile,
} from "./product-imports.ts";
export {
  approveApplication,
  type DecidedApplication,
  fetchReceivedApplication,
  fetchReceivedApplications,
  type ReceivedApplication,
  type ReceivedApplicationDetail,
  receivedApplicationQuery,
  type ReceivedApplications,
  type ReceivedApplicationsParams,
  receivedApplicationsQuery,
  refuseApplication,
} from "./received-applications.ts";
export {
  decideReportedReview,
  fetchReportedReviews,
  type ReportDecision,
  type ReportedReview,
  type ReportedReviewsParams,
  reportedReviewsQuery,
} from "./reported-reviews.ts";
export {
  fetchRuleCategories,
  fetchRuleProducts,
  fetchSearchRuleLog,
  fetchSearchRules,
  type PreviewedList,
  previewSearchRule,
  removeSearchRule,
  ruleCategoriesQuery,
  type RuleCategory,
  type RuleProduct,
  ruleProductsQuery,
  saveSearchRule,
  type SearchRule,
  type SearchRuleChange,
  type SearchRuleDraft,
  type SearchRuleKind,
  type SearchRuleList,
  type SearchRuleLogParams,
  searchRuleLogQuery,
  type SearchRulePreview,
  type SearchRulePreviewParams,
  type SearchRulesParams,
  searchRulesQuery,
  type SearchRuleState,
  undoSearchRule,
} from "./search-rules.ts";
export {
  type CountedSearch,
  countedSearchesQuery,
  type CountedSearchesParams,
  type CountedSearchList,
  fetchCountedSearches,
  fetchSearchRefinements,
  type Searched,
  type SearchedDays,
  type SearchRefinement,
  searchRefinementsQuery,
  type SearchRefinementsParams,
} from "./searches.ts";
export {
  changeShelf,
  fetchShelf,
  type ShelfCell,
  type ShelfChange,
  type ShelfConflict,
  type ShelfField,
  type ShelfList,
  type ShelfParams,
  type ShelfProduct,
  shelfQuery,
  type ShelfSku,
} from "./shelf.ts";
export {
  type AfterSaleDecision,
  decideAfterSale,
  fetchShopAfterSale,
  fetchShopAfterSales,
  type ShopAfterSale,
  type ShopAfterSaleDetail,
  shopAfterSaleQuery,
  type ShopAfterSales,
  type ShopAfterSalesDecision,
  type ShopAfterSalesList,
  type ShopAfterSalesParams,
  shopAfterSalesQuery,
  type ShopAfterSalesState,
} from "./shop-after-sales.ts";
export {
  addShopCoupon,
  enableShopCoupon,
  fetchShopCoupons,
  type NewShopCoupon,
  type ShopCoupon,
  type ShopCouponsParams,
  shopCouponsQuery,
  type ShopCouponScope,
  type ShopCouponValidity,
} from "./shop-coupons.ts";
export { fetchShopFigures, type ShopDay, type ShopFigures, shopFiguresQuery } from "./shop-figures.ts";
export { type ShopOrder, type ShopOrderLine } from "./shop-order.ts";
export {
  fetchShopOrder,
  type ParcelCorrection,
  type ShopOrderDetail,
  shopOrderQuery,
  type ShopPaymentMethod,
} from "./shop-order-detail.ts";
export {
  fetchShopOrders,
  findPickup,
  type ShopOrderList,
  type ShopOrders,
  type ShopOrdersParams,
  shopOrdersQuery,
} from "./shop-orders.ts";
export {
  answerReview,
  fetchShopReviews,
  type ShopReview,
  type ShopReviewList,
  type ShopReviews,
  type ShopReviewsParams,
  shopReviewsQuery,
} from "./shop-reviews.ts";
export {
  changePlatformSetting,
  fetchPlatformSettings,
  type PlatformSetting,
  type PlatformSettingChange,
  platformSettingsQuery,
} from "./settings.ts";
export { type AgentClientFrame, type AgentServerFrame, readAgentFrame, writeAgentFrame } from "./agent-frames.ts";
export { colleaguesQuery, fetchColleagues } from "./colleagues.ts";
export type { ConversationRow } from "./conversation-row.ts";
export {
  type Conversations,
  type ConversationsParams,
  conversationsQuery,
  fetchConversations,
} from "./conversations.ts";
export {
  type DeskClient,
  type DeskCustomer,
  deskCustomerQuery,
  type DeskOrder,
  type DeskOrdersParams,
  deskOrdersQuery,
  fetchDeskCustomer,
  fetchDeskOrders,
} from "./desk-customer.ts";
export { type DeskRecord, type DeskRecords, type DeskRecordsParams, fetchDeskRecords } from "./desk-records.ts";
export {
  fetchQuickReplies,
  type QuickRepliesParams,
  quickRepliesQuery,
  type QuickReply,
  removeQuickReply,
  saveQuickReply,
  type WrittenReply,
} from "./quick-replies.ts";
export {
  fetchSellingTerms,
  type FlatFreight,
  saveSellingTerms,
  type SellingTerms,
  sellingTermsQuery,
  type SellingTermsToSave,
} from "./selling-terms.ts";
export { setShopOpen } from "./set-shop-open.ts";
