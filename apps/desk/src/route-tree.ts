import { lazyPage } from "@plaza/routing";
import { Frame } from "./frame/frame.tsx";
import * as routes from "./routes.ts";
import { LoginPage } from "./session/login-page.tsx";

routes.loginRoute.update({ component: LoginPage });
routes.forgottenRoute.update({ component: lazyPage(() => import("./session/forgotten-page.tsx"), "ForgottenPage") });
routes.firstOperatorRoute.update({
  component: lazyPage(() => import("./first-operator/first-operator-page.tsx"), "FirstOperatorPage"),
});
routes.invitationRoute.update({
  component: lazyPage(() => import("./invitation/invitation-page.tsx"), "InvitationPage"),
});
routes.accountRoute.update({ component: lazyPage(() => import("./session/account-page.tsx"), "AccountPage") });
routes.accountsRoute.update({ component: lazyPage(() => import("./team/accounts-page.tsx"), "AccountsPage") });
routes.workRoute.update({ component: Frame });
routes.todayRoute.update({ component: lazyPage(() => import("./today/today-page.tsx"), "TodayPage") });
routes.ordersRoute.update({ component: lazyPage(() => import("./orders/orders-page.tsx"), "OrdersPage") });
routes.orderRoute.update({ component: lazyPage(() => import("./orders/order-page.tsx"), "OrderPage") });
routes.packingSlipsRoute.update({
  component: lazyPage(() => import("./orders/packing-slips-page.tsx"), "PackingSlipsPage"),
});
routes.afterSalesRoute.update({
  component: lazyPage(() => import("./after-sales/after-sales-page.tsx"), "AfterSalesPage"),
});
routes.afterSaleRoute.update({
  component: lazyPage(() => import("./after-sales/after-sale-page.tsx"), "AfterSalePage"),
});
routes.reviewsRoute.update({ component: lazyPage(() => import("./reviews/reviews-page.tsx"), "ReviewsPage") });
routes.stockRoute.update({ component: lazyPage(() => import("./stock/stock-page.tsx"), "StockPage") });
routes.movementsRoute.update({ component: lazyPage(() => import("./stock/movements-page.tsx"), "MovementsPage") });
routes.productsRoute.update({ component: lazyPage(() => import("./products/products-page.tsx"), "ProductsPage") });
routes.productImportRoute.update({
  component: lazyPage(() => import("./product-imports/product-import-page.tsx"), "ProductImportPage"),
});
routes.newProductRoute.update({
  component: lazyPage(() => import("./product-form/new-product-page.tsx"), "NewProductPage"),
});
routes.archivedProductsRoute.update({
  component: lazyPage(() => import("./product-form/archived-products-page.tsx"), "ArchivedProductsPage"),
});
routes.productRoute.update({ component: lazyPage(() => import("./product-form/product-page.tsx"), "ProductPage") });
routes.couponsRoute.update({ component: lazyPage(() => import("./coupons/coupons-page.tsx"), "CouponsPage") });
routes.searchRulesRoute.update({
  component: lazyPage(() => import("./search-rules/search-rules-page.tsx"), "SearchRulesPage"),
});
routes.teamRoute.update({ component: lazyPage(() => import("./team/team-page.tsx"), "TeamPage") });
routes.shopAddressesRoute.update({
  component: lazyPage(() => import("./shop-addresses/addresses-page.tsx"), "AddressesPage"),
});
routes.ownShopPageRoute.update({
  component: lazyPage(() => import("./shop-page/own-shop-page.tsx"), "OwnShopPage"),
});
routes.shopContactRoute.update({
  component: lazyPage(() => import("./shop-contact/contact-page.tsx"), "ContactPage"),
});
routes.shopTermsRoute.update({
  component: lazyPage(() => import("./shop-terms/terms-page.tsx"), "TermsPage"),
});
routes.documentsRoute.update({
  component: lazyPage(() => import("./shop-documents/documents-page.tsx"), "DocumentsPage"),
});
routes.freightRoute.update({ component: lazyPage(() => import("./freight/freight-page.tsx"), "FreightPage") });
routes.applicationsRoute.update({
  component: lazyPage(() => import("./applications/applications-page.tsx"), "ApplicationsPage"),
});
routes.applicationRoute.update({
  component: lazyPage(() => import("./applications/application-page.tsx"), "ApplicationPage"),
});
routes.shopsRoute.update({ component: lazyPage(() => import("./shops/shops-page.tsx"), "ShopsPage") });
routes.shopRoute.update({ component: lazyPage(() => import("./shops/shop-page.tsx"), "ShopPage") });
routes.reportedReviewsRoute.update({
  component: lazyPage(() => import("./reported-reviews/reported-reviews-page.tsx"), "ReportedReviewsPage"),
});
routes.productToApproveRoute.update({
  component: lazyPage(() => import("./approvals/product-to-approve-page.tsx"), "ProductToApprovePage"),
});
routes.auditRoute.update({ component: lazyPage(() => import("./audit/audit-page.tsx"), "AuditPage") });
routes.searchesRoute.update({ component: lazyPage(() => import("./searched/searches-page.tsx"), "SearchesPage") });
routes.homeRoute.update({ component: lazyPage(() => import("./home/home-page.tsx"), "HomePage") });
routes.articlesRoute.update({ component: lazyPage(() => import("./articles/articles-page.tsx"), "ArticlesPage") });
routes.articleRoute.update({ component: lazyPage(() => import("./articles/article-page.tsx"), "ArticlePage") });
routes.policiesRoute.update({ component: lazyPage(() => import("./policies/policies-page.tsx"), "PoliciesPage") });
routes.messagesRoute.update({ component: lazyPage(() => import("./messages/messages-page.tsx"), "MessagesPage") });
routes.mailTemplateRoute.update({
  component: lazyPage(() => import("./messages/mail-template-page.tsx"), "MailTemplatePage"),
});
routes.policyRoute.update({ component: lazyPage(() => import("./policies/policy-page.tsx"), "PolicyPage") });
routes.categoriesRoute.update({
  component: lazyPage(() => import("./categories/categories-page.tsx"), "CategoriesPage"),
});
routes.memberLevelsRoute.update({
  component: lazyPage(() => import("./member-levels/member-levels-page.tsx"), "MemberLevelsPage"),
});
routes.noticesRoute.update({ component: lazyPage(() => import("./notices/notices-page.tsx"), "NoticesPage") });
routes.flashSaleRoute.update({
  component: lazyPage(() => import("./flash-sale/flash-sale-page.tsx"), "FlashSalePage"),
});
routes.flashOffersRoute.update({
  component: lazyPage(() => import("./flash-offers/flash-offers-page.tsx"), "FlashOffersPage"),
});
routes.specialAreasRoute.update({
  component: lazyPage(() => import("./special-areas/special-areas-page.tsx"), "SpecialAreasPage"),
});
routes.attributesRoute.update({
  component: lazyPage(() => import("./attributes/attributes-page.tsx"), "AttributesPage"),
});
routes.brandsRoute.update({ component: lazyPage(() => import("./brands/brands-page.tsx"), "BrandsPage") });
routes.allProductsRoute.update({
  component: lazyPage(() => import("./all-products/all-products-page.tsx"), "AllProductsPage"),
});
routes.tradesRoute.update({ component: lazyPage(() => import("./trades/trades-page.tsx"), "TradesPage") });
routes.transfersRoute.update({ component: lazyPage(() => import("./transfers/transfers-page.tsx"), "TransfersPage") });
routes.settingsRoute.update({ component: lazyPage(() => import("./settings/settings-page.tsx"), "SettingsPage") });
routes.conversationsRoute.update({
  component: lazyPage(() => import("./conversations/conversations-page.tsx"), "ConversationsPage"),
});

export const routeTree = routes.rootRoute.addChildren([
  routes.loginRoute,
  routes.forgottenRoute,
  routes.firstOperatorRoute,
  routes.invitationRoute,
  routes.workRoute.addChildren([
    routes.todayRoute,
    routes.ordersRoute,
    routes.orderRoute,
    routes.packingSlipsRoute,
    routes.afterSalesRoute,
    routes.afterSaleRoute,
    routes.reviewsRoute,
    routes.productsRoute,
    routes.stockRoute,
    routes.movementsRoute,
    routes.productImportRoute,
    routes.newProductRoute,
    routes.archivedProductsRoute,
    routes.productRoute,
    routes.couponsRoute,
    routes.searchRulesRoute,
    routes.accountRoute,
    routes.accountsRoute,
    routes.teamRoute,
    routes.freightRoute,
    routes.shopAddressesRoute,
    routes.ownShopPageRoute,
    routes.shopContactRoute,
    routes.shopTermsRoute,
    routes.documentsRoute,
    routes.applicationsRoute,
    routes.applicationRoute,
    routes.shopsRoute,
    routes.shopRoute,
    routes.reportedReviewsRoute,
    routes.searchesRoute,
    routes.homeRoute,
    routes.articlesRoute,
    routes.articleRoute,
    routes.policiesRoute,
    routes.policyRoute,
    routes.messagesRoute,
    routes.mailTemplateRoute,
    routes.categoriesRoute,
    routes.memberLevelsRoute,
    routes.noticesRoute,
    routes.specialAreasRoute,
    routes.flashSaleRoute,
    routes.flashOffersRoute,
    routes.brandsRoute,
    routes.attributesRoute,
    routes.allProductsRoute,
    routes.productToApproveRoute,
    routes.tradesRoute,
    routes.transfersRoute,
    routes.settingsRoute,
    routes.auditRoute,
    routes.conversationsRoute,
  ]),
]);
