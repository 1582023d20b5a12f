import type { PaymentSubject } from "@plaza/api-client";
import { address } from "./address.ts";
import type {
  ReviewsSearch,
  AfterSalesApplicationSearch,
  AfterSalesRequestSearch,
  AfterSalesSearch,
  CartSearch,
  CategorySearch,
  CheckoutSearch,
  CompareSearch,
  CouponCentreSearch,
  CouponsSearch,
  FlashSaleSearch,
  FavouritesSearch,
  HelpSearch,
  MerchantApplicationSearch,
  MerchantApplicationsSearch,
  NewsSearch,
  NoticesSearch,
  OrderLinkSearch,
  OrdersSearch,
  PolicyType,
  ProductSearch,
  SearchListSearch,
  ShopDirectorySearch,
  ShopView,
  SpecialAreaSearch,
  IdSearch,
  WalletSearch,
  WithdrawalSearch,
} from "./searches.ts";

// Every address of the specification as `to`: `<Link {...to.product(12)}>`. Features
// declare their routes by them, `path: to.product.path`, and the shell's types hold its tree against this table. Exports of
// a module rather than one object, so that no page carries an address that nothing leads to.

const one = (id: number) => ({ search: { id } });
const oneRequest = (id: number): { search: AfterSalesRequestSearch } => ({ search: { afterSaleId: id } });

export const home = address("/");
/** The search; with a type the hot list (1) or the new arrivals (2), of those products alone that `name` finds. */
export const list = address("/goods_list/{-$type}", (search: SearchListSearch = {}, type?: "1" | "2") => ({
  params: { type },
  search,
}));
export const hotList = address("/hotgoods_list/{-$type}", (search: SearchListSearch = {}) => ({
  params: { type: "1" },
  search,
}));
export const category = address("/category", (search: CategorySearch = {}) => ({ search }));
export const product = address("/goods_details/{-$id}", (id: number, search: ProductSearch = {}) => ({
  params: { id: String(id) },
  search,
}));
export const compare = address("/compare", (ids: readonly number[] = []): { search: CompareSearch } => ({
  search: { ids: ids.join() || undefined },
}));
export const shopDirectory = address("/shop_street", (search: ShopDirectorySearch = {}) => ({ search }));
export const shop = address("/shop_street_detail", (id: number, view: ShopView = {}) => ({ search: { id, ...view } }));
export const couponCentre = address("/get_coupons", (search: CouponCentreSearch = {}) => ({ search }));
export const flashSale = address("/seckill", (search: FlashSaleSearch = {}) => ({ search }));
export const specialArea = address("/special_area", (search: SpecialAreaSearch & { readonly id: number }) => ({
  search,
}));
export const news = address("/news_list", (search: NewsSearch = {}) => ({ search }));
export const article = address("/news_list/news_list_detail", one);
export const help = address("/help_center", (search: HelpSearch = {}) => ({ search }));
export const helpArticle = address("/help_center/help_center_detail", one);

export const cart = address("/shop_cart", (search: CartSearch = {}) => ({ search }));
export const checkout = address("/confirm_order", (search: CheckoutSearch) => ({ search }));
export const payment = address("/payment", ({ id, from }: PaymentSubject) => ({ search: { id, from } }));
export const orders = address("/user/order", (search: OrdersSearch = {}) => ({ search }));
export const order = address("/user/order/detail", one);

/** Withdrawing from the contract of an order; with a line of it, that is chosen to begin with. */
export const withdrawal = address("/user/withdrawal", (id: number, line?: number): { search: WithdrawalSearch } => ({
  search: { id, line },
}));
/** The receipt of a withdrawal. */
export const withdrawalReceipt = address("/user/withdrawal/receipt", one);
/** One order for whoever has its link, which the platform signs. */
export const orderLink = address("/order_link", (search: OrderLinkSearch) => ({ search }));

export const login = address("/account/login");
export const register = address("/account/register");
export const forgottenPassword = address("/account/forget_pwd");
export const policy = address("/server_explan", (type: PolicyType) => ({ search: { type } }));
export const profile = address("/user/profile");
export const addresses = address("/user/address");
export const favourites = address("/user/collection", (search: FavouritesSearch = {}) => ({ search }));
export const notices = address("/user/notices", (search: NoticesSearch = {}) => ({ search }));
export const coupons = address("/user/coupons", (search: CouponsSearch = {}) => ({ search }));
export const wallet = address("/user/user_wallet", (search: WalletSearch = {}) => ({ search }));
export const usdtPayment = address("/user/USDTPay", (search: IdSearch = {}) => ({ search }));

export const reviews = address("/user/evaluation", (search: ReviewsSearch = {}) => ({ search }));
export const review = address("/user/evaluation/evaluate", one);
export const afterSales = address("/user/after_sales", (search: AfterSalesSearch = {}) => ({ search }));
export const afterSalesRequest = address("/user/after_sales/after_sale_details", oneRequest);
export const afterSalesResult = address("/user/after_sales/apply_result", oneRequest);
/** The form for a line of an order; with a request's id the form of that request, which is sent once more. */
export const afterSalesApplication = address(
  "/user/after_sales/apply_sale",
  (orderId: number, skuId: number, requestId?: number): { search: AfterSalesApplicationSearch } => ({
    search: { order_id: orderId, item_id: skuId, afterSaleId: requestId },
  }),
);

export const merchantApplication = address("/store_settled", (search: MerchantApplicationSearch = {}) => ({ search }));
export const merchantApplicationDetail = address("/store_settled/detail", one);
export const merchantApplicationRecords = address(
  "/store_settled/record",
  (search: MerchantApplicationsSearch = {}) => ({
    search,
  }),
);
