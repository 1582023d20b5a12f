import type { PaymentSubject } from "@plaza/api-client";
import type { Address, AddressRest } from "./address.ts";
import type {
  CartSearch,
  CategorySearch,
  CheckoutSearch,
  ListSearch,
  OrdersSearch,
  PolicyType,
  ProductSearch,
  SearchListSearch,
  SpecialAreaSearch,
} from "./searches.ts";

const nothing = (): object => ({});

function address<Path extends string>(path: Path): Address<Path, [], object>;
function address<Path extends string, Given extends readonly unknown[], Rest extends AddressRest>(
  path: Path,
  rest: (...given: Given) => Rest,
): Address<Path, Given, Rest>;
function address(path: string, rest: (...given: readonly never[]) => AddressRest = nothing): Address {
  return Object.assign((...given: readonly never[]) => ({ to: path, ...rest(...given) }), { path });
}

const one = (id: number) => ({ search: { id } });

/**
 * Every address of the specification, those of screens to come as well: `<Link {...to.product(12)}>`. Features declare
 * their routes by them, `path: to.product.path`, and the shell's types hold its tree against this table.
 */
export const to = {
  home: address("/"),
  /** The search; with a type the hot list (1) or the new arrivals (2). */
  list: address("/goods_list/{-$type}", (search: SearchListSearch = {}, type?: "1" | "2") => ({
    params: { type },
    search,
  })),
  hotList: address("/hotgoods_list/{-$type}", (search: ListSearch = {}) => ({ params: { type: "1" }, search })),
  category: address("/category", (search: CategorySearch = {}) => ({ search })),
  product: address("/goods_details/{-$id}", (id: number, search: ProductSearch = {}) => ({
    params: { id: String(id) },
    search,
  })),
  shopStreet: address("/shop_street"),
  shop: address("/shop_street_detail", one),
  couponCentre: address("/get_coupons"),
  flashSale: address("/seckill"),
  specialArea: address("/special_area", (search: SpecialAreaSearch) => ({ search })),
  news: address("/news_list"),
  article: address("/news_list/news_list_detail", one),
  help: address("/help_center"),
  helpArticle: address("/help_center/help_center_detail", one),

  cart: address("/shop_cart", (search: CartSearch = {}) => ({ search })),
  checkout: address("/confirm_order", (search: CheckoutSearch) => ({ search })),
  payment: address("/payment", ({ id, from }: PaymentSubject) => ({ search: { id, from } })),
  orders: address("/user/order", (search: OrdersSearch = {}) => ({ search })),
  order: address("/user/order/detail", one),

  login: address("/account/login"),
  register: address("/account/register"),
  forgottenPassword: address("/account/forget_pwd"),
  policy: address("/server_explan", (type: PolicyType) => ({ search: { type } })),
  profile: address("/user/profile"),
  addresses: address("/user/address"),
  favourites: address("/user/collection"),
  coupons: address("/user/coupons"),
  wallet: address("/user/user_wallet"),
  usdtPayment: address("/user/USDTPay"),

  reviews: address("/user/evaluation"),
  review: address("/user/evaluation/evaluate", one),
  afterSales: address("/user/after_sales"),
  afterSalesRequest: address("/user/after_sales/after_sale_details", one),
  afterSalesResult: address("/user/after_sales/apply_result", one),
  afterSalesApplication: address("/user/after_sales/apply_sale", one),

  merchantApplication: address("/store_settled"),
  merchantApplicationDetail: address("/store_settled/detail", one),
  merchantApplicationRecords: address("/store_settled/record"),
};

/** The table as a whole; one of its addresses is `(typeof to)["product"]`. */
export type Addresses = typeof to;
export type AddressName = keyof Addresses;
/** A link that the table makes. */
export type AnyAddressLink = ReturnType<Addresses[AddressName]>;
