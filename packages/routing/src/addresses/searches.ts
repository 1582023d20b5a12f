import type { PaymentSubject, ProductSort, ReviewFilter, ShopSort } from "@plaza/api-client";

// The queries of addresses. A missing value means the default of the screen, whose route reads it (`validateSearch`).

/** A screen of one thing. */
export interface IdSearch {
  readonly id?: number | undefined;
}

/** Withdrawing from the contract of an order; with the line of it that is begun with. */
export interface WithdrawalSearch extends IdSearch {
  readonly line?: number | undefined;
}

/** Products a page. */
export type PageSize = 24 | 48;

/**
 * What narrows a list down, where the platform has `facets`. Several values are text, each once and in their order: `4_12`. A
 * comma would be written `%2C`.
 */
export interface FilterSearch {
  /** Ids of the platform's categories; `category` is one of a shop's own. */
  readonly categories?: string | undefined;
  readonly brand?: string | undefined;
  readonly shop?: string | undefined;
  /** In yuan, both included: `20-180`, `20-` or `-180`. */
  readonly price?: string | undefined;
  /** So many stars or more. */
  readonly rating?: string | undefined;
  /** Of `stock`, `offer`, `own` and `free`, and `once`: each article by its best offer. */
  readonly has?: string | undefined;
  /** Ids of the values of options, like a colour. */
  readonly option?: string | undefined;
}

export interface ListSearch extends FilterSearch {
  readonly sort?: ProductSort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Products a page, where it is another size than the usual one. */
  readonly size?: PageSize | undefined;
}

/** The specification's name for the search text is `name`. */
export interface SearchListSearch extends ListSearch {
  readonly name?: string | undefined;
  /** The text is taken as it was typed, where the platform would put it right (`search_meaning`). */
  readonly literal?: 1 | undefined;
}

export interface CategorySearch extends ListSearch {
  /** The category's id; without it the first one is shown. */
  readonly id?: number | undefined;
}

export interface ProductSearch {
  /** The chosen SKU's id; without it the first one in stock is shown. */
  readonly sku?: number | undefined;
  /** Without it the details are open. */
  readonly tab?: "reviews" | undefined;
  /** The filter of the reviews; without it all are shown. */
  readonly reviews?: Exclude<ReviewFilter, "all"> | undefined;
  /** What else narrows the reviews down, and their order, as the reviews' own code writes it: `5_4_text_helpful`. */
  readonly reviewChoice?: string | undefined;
  /** The page of the reviews, from 1. */
  readonly reviewPage?: number | undefined;
}

/** The products that stand side by side. */
export interface CompareSearch {
  /** Ids joined by commas, each once, at most four; without them none are compared. */
  readonly ids?: string | undefined;
}

export interface ShopDirectorySearch {
  /** Part of a shop's name. */
  readonly name?: string | undefined;
  /** What the shops mainly deal in; without it anything. */
  readonly trade?: number | undefined;
  readonly sort?: ShopSort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** Which products of a shop its page lists; without any of it the page is the shop's home. */
export interface ShopView extends ListSearch {
  /** All its products instead of the home of the shop. */
  readonly view?: "all" | undefined;
  /** One of the shop's own categories. */
  readonly category?: number | undefined;
  /** Part of a product's name. */
  readonly name?: string | undefined;
  /** What this coupon can be used for, where the platform tells. */
  readonly coupon?: number | undefined;
}

export interface ShopSearch extends ShopView, IdSearch {}

export interface FlashSaleSearch {
  /** One of the day's sessions; without it the one that runs, else the next one. */
  readonly slot?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** Links say name and synopsis, too, for clients that have them from nowhere else. */
export interface SpecialAreaSearch extends IdSearch {
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

export interface CouponCentreSearch {
  /** From 1. */
  readonly page?: number | undefined;
}

export type CouponsType = "used" | "expired";

export interface CouponsSearch extends CouponCentreSearch {
  /** Undefined: those that can still be used. */
  readonly type?: CouponsType | undefined;
}

export interface NewsSearch {
  /** Without it all news are shown. */
  readonly category?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

export interface HelpSearch extends NewsSearch {
  /** What questions and answers are searched for; `name` would be a search for products. */
  readonly question?: string | undefined;
}

export interface CartSearch {
  /** Set by checkout when its request could not be read, so that the cart says why the shopper is there. */
  readonly notice?: "checkout" | undefined;
}

export interface CheckoutSearch {
  /** A checkout request, as a page of ours has written it. */
  readonly data?: string | undefined;
}

/** Names the orders that are paid for. */
export interface PaymentSearch {
  readonly id?: number | undefined;
  readonly from?: PaymentSubject["from"] | undefined;
}

/** The lists of orders, as the platform names them. */
export type OrdersType = "pay" | "ship" | "receive" | "delivery" | "finish" | "close";

export interface OrdersSearch {
  /** Undefined: all of them. */
  readonly type?: OrdersType | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** Which of a customer's favourites are shown. */
export interface FavouritesSearch {
  /** Without it products are. */
  readonly kind?: "shops" | undefined;
  /** Undefined: all of them. */
  readonly show?: "cheaper" | "soldOut" | undefined;
  /** Part of a name; `name` would be a search for products. */
  readonly text?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** The form of an application, which may begin with what was refused. */
export interface MerchantApplicationSearch {
  /** The refused one that is put once more. */
  readonly again?: number | undefined;
  /** One that nobody has decided, to be written anew. */
  readonly correct?: number | undefined;
}

export interface MerchantApplicationsSearch {
  /** From 1. */
  readonly page?: number | undefined;
}

/** Which part of a customer's notices is shown. */
export interface NoticesSearch {
  /** Undefined: all of them. */
  readonly view?: "unread" | "alerts" | "settings" | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** Names the order of a signed link. */
export interface OrderLinkSearch extends IdSearch {
  /** Unix seconds until which the link shows it. */
  readonly until?: number | undefined;
  /** The platform's signature of both. */
  readonly sign?: string | undefined;
  /** Withdrawing from its contract instead of the order itself. */
  readonly view?: "withdrawal" | undefined;
}

/** 1 is the service agreement, 2 the privacy policy. */
export type PolicyType = "1" | "2";

export interface PolicySearch {
  readonly type?: PolicyType | undefined;
}

/** The lists of after-sales, as the platform names them. */
export type AfterSalesType = "apply" | "finish";

/** Which list of after-sales is shown, and the page of each, because each keeps its own. */
export interface AfterSalesSearch {
  /** Undefined: what one can apply for. */
  readonly type?: AfterSalesType | undefined;
  /** From 1, like the others. */
  readonly normal?: number | undefined;
  readonly apply?: number | undefined;
  readonly finish?: number | undefined;
}

/** Which changes of the wallet are shown, and the top-up that one comes back from paying. */
export interface WalletSearch {
  /** Undefined: all. */
  readonly type?: "spending" | "income" | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly top_up?: number | undefined;
}

/** Which list of reviews is shown, and the page of each, because each keeps its own. */
export interface ReviewsSearch {
  /** 2: what has been reviewed; undefined: what can be. */
  readonly type?: 2 | undefined;
  /** From 1, like the other. */
  readonly pending?: number | undefined;
  readonly written?: number | undefined;
}

/** A screen of one after-sales request. */
export interface AfterSalesRequestSearch {
  readonly afterSaleId?: number | undefined;
}

/** The form for a line of an order, which the platform names by its order and SKU. */
export interface AfterSalesApplicationSearch extends AfterSalesRequestSearch {
  readonly order_id?: number | undefined;
  readonly item_id?: number | undefined;
}
